import IconModel

extension Surface {
  /// What `body` makes of each pixel of a surface in colour, rows without padding.
  func pixels<Sample>(_ body: (UInt32) -> Sample) -> [Sample] {
    unsafe [Sample](unsafeUninitializedCapacity: bounds.width * bounds.height) { buffer, count in
      unsafe withPixels { data, stride in
        for y in 0..<bounds.height {
          for x in 0..<bounds.width {
            let pixel = unsafe data.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
            unsafe buffer.initializeElement(at: count, to: body(pixel))
            count += 1
          }
        }
      }
    }
  }

  /// The bytes of a surface of alpha, rows without padding.
  var samples: [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: bounds.width * bounds.height) { buffer, count in
      unsafe withPixels { data, stride in
        for y in 0..<bounds.height {
          let row = unsafe UnsafeRawBufferPointer(start: data + y * stride, count: bounds.width)
          unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]).copyMemory(from: row)
          count += bounds.width
        }
      }
    }
  }

  /// Red, green, blue and alpha of a surface in colour, no longer premultiplied, rows without padding.
  var straightSamples: [UInt8] {
    let byteCount = 4 * bounds.width * bounds.height
    return unsafe [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      unsafe withPixels { data, stride in
        for y in 0..<bounds.height {
          for x in 0..<bounds.width {
            let pixel = unsafe data.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
            unsafe target.storeBytes(of: Straight.bytes(pixel).bigEndian, toByteOffset: count, as: UInt32.self)
            count += 4
          }
        }
      }
    }
  }
}

/// Colour that is no longer premultiplied.
enum Straight {
  /// A premultiplied pixel as red, green, blue and alpha from the highest byte down.
  static func bytes(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel << 8 | 255 }
    if alpha == 0 { return 0 }
    return part(pixel >> 16 & 255, alpha) << 24 | part(pixel >> 8 & 255, alpha) << 16 | part(pixel & 255, alpha) << 8 | alpha
  }

  /// One part, rounded to the nearest byte.
  private static func part(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    // Half of alpha makes the division round. Rounding inside Cairo may have lifted a part one step above alpha.
    value == 0 ? 0 : (min(value, alpha) * 255 + alpha / 2) / alpha
  }
}
