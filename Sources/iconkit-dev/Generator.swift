import IconCommands
import IconFiles
import IconPNG

/// Brings the generated files up to date.
struct Generator {
  /// The package's folder.
  let folder: FilePath

  /// Writes the files that differ and removes those that are no more, or only says which these are; gives the exit status.
  func run(checking: Bool) -> Int32 {
    let files = GeneratedFile.all
    var changed: [String] = []
    for file in files {
      let path = folder.appending(FilePath(file.path))
      let bytes = Array(file.text.utf8)
      if (try? FileReader.read(path, limit: 1 << 24)) == bytes { continue }
      changed.append(file.path)
      if checking { continue }
      do throws(FileError) { _ = try FileWriter.write(bytes, to: path, creatingFolders: true) } catch { return fail("\(error)") }
    }
    let pictures: [Picture]
    do { pictures = try Pictures.all(in: folder) } catch { return fail("\(error)") }
    for picture in pictures {
      let path = folder.appending(FilePath(picture.path))
      if let png = try? FileReader.read(path, limit: 1 << 24), picture.isShown(by: png) { continue }
      changed.append(picture.path)
      if checking { continue }
      do { _ = try FileWriter.write(try PNGEncoder.encode(.rgba(picture.image)), to: path, creatingFolders: true) } catch {
        return fail("\(error)")
      }
    }
    let known = Set(files.map(\.path) + pictures.map(\.path))
    for own in GeneratedFile.ownFolders + [Pictures.folder] {
      for path in strangers(in: own, known) {
        changed.append(path)
        if checking { continue }
        do throws(FileError) { try FileWriter.remove(folder.appending(FilePath(path))) } catch { return fail("\(error)") }
      }
    }
    if checking && !changed.isEmpty {
      return fail("out of date: \(changed.joined(separator: ", "))\nrun: \(GeneratedFile.command)", status: 1)
    }
    return 0
  }

  /// Files in a folder of ours that no table prints any more.
  private func strangers(in own: String, _ known: Set<String>) -> [String] {
    let walk = FileWalk { _ in true }
    return walk.files(in: [.listed(folder.appending(FilePath(own)))]).files.map { own + "/" + $0.relative.string }.filter {
      !known.contains($0)
    }
  }

  private func fail(_ message: String, status: Int32 = 2) -> Int32 {
    FileWriter.writeStandardError(Array("iconkit-dev: \(message)\n".utf8))
    return status
  }
}
