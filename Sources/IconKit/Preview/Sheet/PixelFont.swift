/// Letters of 5x7 dots and one below the line, as displays have them: a sheet's captions look the same everywhere, whatever fonts there are.
enum PixelFont {
  /// From one letter to the next, in dots.
  static let advance = 6
  static let height = 8

  /// Where the dots of a text are, from its top left corner; what is no ASCII is shown as a question mark.
  static func dots(of text: String) -> [(x: Int, y: Int)] {
    var dots: [(x: Int, y: Int)] = []
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let glyph = glyphs[scalar.value >= 0x20 && scalar.value < 0x7F ? Int(scalar.value) - 0x20 : 0x1F]
      for column in 0..<5 {
        let bits = glyph >> (32 - 8 * UInt64(column))
        for row in 0..<height where bits >> UInt64(row) & 1 == 1 { dots.append((place * advance + column, row)) }
      }
    }
    return dots
  }

  /// From the blank to the tilde: five columns from the left, in each the topmost dot in the lowest bit.
  private static let glyphs: [UInt64] = [
    0x00_00_00_00_00, 0x00_00_5F_00_00, 0x00_07_00_07_00, 0x14_7F_14_7F_14, 0x24_2A_7F_2A_12, 0x23_13_08_64_62, 0x36_49_56_20_50,
    0x00_00_07_00_00, 0x00_1C_22_41_00, 0x00_41_22_1C_00, 0x2A_1C_7F_1C_2A, 0x08_08_3E_08_08, 0x00_50_30_00_00, 0x08_08_08_08_08,
    0x00_60_60_00_00, 0x20_10_08_04_02, 0x3E_51_49_45_3E, 0x00_42_7F_40_00, 0x42_61_51_49_46, 0x21_41_45_4B_31, 0x18_14_12_7F_10,
    0x27_45_45_45_39, 0x3C_4A_49_49_30, 0x01_71_09_05_03, 0x36_49_49_49_36, 0x06_49_49_29_1E, 0x00_36_36_00_00, 0x00_56_36_00_00,
    0x08_14_22_41_00, 0x14_14_14_14_14, 0x00_41_22_14_08, 0x02_01_51_09_06, 0x32_49_79_41_3E, 0x7E_11_11_11_7E, 0x7F_49_49_49_36,
    0x3E_41_41_41_22, 0x7F_41_41_22_1C, 0x7F_49_49_49_41, 0x7F_09_09_09_01, 0x3E_41_49_49_7A, 0x7F_08_08_08_7F, 0x00_41_7F_41_00,
    0x20_40_41_3F_01, 0x7F_08_14_22_41, 0x7F_40_40_40_40, 0x7F_02_0C_02_7F, 0x7F_04_08_10_7F, 0x3E_41_41_41_3E, 0x7F_09_09_09_06,
    0x3E_41_51_21_5E, 0x7F_09_19_29_46, 0x46_49_49_49_31, 0x01_01_7F_01_01, 0x3F_40_40_40_3F, 0x1F_20_40_20_1F, 0x3F_40_38_40_3F,
    0x63_14_08_14_63, 0x07_08_70_08_07, 0x61_51_49_45_43, 0x00_7F_41_41_00, 0x02_04_08_10_20, 0x00_41_41_7F_00, 0x04_02_01_02_04,
    0x40_40_40_40_40, 0x00_01_02_04_00, 0x20_54_54_54_78, 0x7F_48_44_44_38, 0x38_44_44_44_20, 0x38_44_44_48_7F, 0x38_54_54_54_18,
    0x08_7E_09_01_02, 0x18_A4_A4_A4_7C, 0x7F_08_04_04_78, 0x00_44_7D_40_00, 0x40_80_84_7D_00, 0x7F_10_28_44_00, 0x00_41_7F_40_00,
    0x7C_04_18_04_78, 0x7C_08_04_04_78, 0x38_44_44_44_38, 0xFC_24_24_24_18, 0x18_24_24_24_FC, 0x7C_08_04_04_08, 0x48_54_54_54_20,
    0x04_3F_44_40_20, 0x3C_40_40_20_7C, 0x1C_20_40_20_1C, 0x3C_40_30_40_3C, 0x44_28_10_28_44, 0x1C_A0_A0_A0_7C, 0x44_64_54_4C_44,
    0x00_08_36_41_00, 0x00_00_7F_00_00, 0x00_41_36_08_00, 0x10_08_08_10_08,
  ]
}
