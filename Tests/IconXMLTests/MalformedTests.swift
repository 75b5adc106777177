import IconModel
import IconXML
import Testing

@Suite struct MalformedTests {
  /// A text, the place of its error, the error, and what the error's range covers.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var message: String
    var covers: String

    init(_ text: String, _ line: Int, _ column: Int, _ message: String, covers: String) {
      (self.text, self.line, self.column, self.message, self.covers) = (text, line, column, message, covers)
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case("", 1, 1, "the file is empty", covers: ""),
    Case("\u{FEFF} \n", 1, 1, "the file is empty", covers: ""),
    Case("\n icon width=30", 2, 2, "this is no XML: it starts with \"i\", not with \"<\"", covers: "i"),
    Case("\u{2603}", 1, 1, "this is no XML: it starts with the byte 0xE2, not with \"<\"", covers: "\u{FFFD}"),
    Case("<svg>\n<g>\n<rect/>\n</svg>", 4, 3, "mismatched tag: expected </g> (opened at line 2), found </svg>", covers: "svg"),
    Case("<svg>\n<a:g></g ></svg>", 2, 8, "mismatched tag: expected </a:g> (opened at line 2), found </g>", covers: "g"),
    Case("<svg><g>\n", 2, 1, "the file ends: </g> is missing (opened at line 1)", covers: ""),
    Case("<!-- only -->", 1, 14, "the file ends without a root element", covers: ""),
    Case("<svg><g", 1, 6, "the file ends inside a start tag: </svg> is missing (opened at line 1)", covers: "<g"),
    Case("<svg><!-- a", 1, 6, "the file ends inside a comment: </svg> is missing (opened at line 1)", covers: "<!-- a"),
    Case("<svg><style><![CDATA[a", 1, 23, "the file ends inside a CDATA section: </style> is missing (opened at line 1)", covers: ""),
    Case("<svg></sv", 1, 6, "the file ends inside an end tag: </svg> is missing (opened at line 1)", covers: "</sv"),
    Case("<svg>&am", 1, 6, "the file ends inside an entity reference: </svg> is missing (opened at line 1)", covers: "&am"),
    Case("<svg><?php", 1, 6, "the file ends inside a processing instruction: </svg> is missing (opened at line 1)", covers: "<?php"),
    Case("<!DOCTYPE svg", 1, 14, "the file ends without a root element", covers: ""),
    Case("<svg><g x='1' x='2'/></svg>", 1, 15, "the attribute x is given twice", covers: "x"),
    Case("<svg/>\n<svg/>", 2, 1, "only comments may follow the end of the root element", covers: "<"),
    Case("<svg/> text", 1, 8, "only comments may follow the end of the root element", covers: "t"),
    Case("\n<?xml version='1.0'?><svg/>", 2, 1, "<?xml ...?> must be the very start of the file", covers: "<?xml"),
    Case("<svg>a &nbsp; b</svg>", 1, 8, "the entity &nbsp; is not declared", covers: "&nbsp;"),
    Case("<svg id='&nbsp;'/>", 1, 10, "the entity &nbsp; is not declared", covers: "&nbsp;"),
    Case("<svg>&#0;</svg>", 1, 6, "&#0; is no character that XML allows", covers: "&#0;"),
    Case(
      "<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><svg>&a;</svg>", 1, 57, "the entity &a; refers to itself", covers: "&a;"),
    Case(
      "<!DOCTYPE svg [<!ENTITY x SYSTEM 'f'>]><svg id='&x;'/>", 1, 49, "an attribute refers to the entity &x; outside the file",
      covers: "&x;"),
    Case("<!DOCTYPE svg [<!ENTITY a '<g>'>]><svg>&a;</g></svg>", 1, 40, "asynchronous entity", covers: "&"),
    Case("<!DOCTYPE svg [<!ENTITY a>]><svg/>", 1, 26, "syntax error", covers: ">"),
    Case("<svg><g x=5/></svg>", 1, 11, "found \"5\" where a quote should open an attribute's value", covers: "5"),
    Case("<svg><g x='a<b'/></svg>", 1, 13, "found \"<\" inside a tag or a value; in a value it is written &lt;", covers: "<"),
    Case("<svg>a & b</svg>", 1, 8, "an & that begins no entity is written &amp;", covers: "&"),
    Case("<svg id='a&b'/>", 1, 11, "an & that begins no entity is written &amp;", covers: "&b"),
    Case("<svg><g x='1'y='2'/></svg>", 1, 14, "not well-formed: found \"y\" where it cannot stand", covers: "y"),
    Case("<svg><!-- a -- b --></svg>", 1, 13, "a comment may not hold \"--\"", covers: "--"),
    Case("<svg>a\u{1}b</svg>", 1, 7, "the control character 0x01 is not allowed in XML", covers: "\u{1}"),
    Case("<svg>a\0b</svg>", 1, 7, "the control character 0x00 is not allowed in XML", covers: "\0"),
    Case("<svg>]]></svg>", 1, 6, "\"]]>\" in text is written ]]&gt;", covers: "]]>"),
  ])
  func sayWhatIsWrongAndWhere(_ fault: Case) {
    let source = SourceText(fault.text)
    let (document, diagnostics) = XMLReader.read(source)
    #expect(document == nil)
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [fault.message])
    guard let error = errors.first else { return }
    #expect(source.place(of: error.range.start) == SourcePlace(line: fault.line, column: fault.column))
    #expect(source.text(of: error.range) == fault.covers)
  }

  @Test func bytesThatAreNoUTF8() {
    let source = SourceText(name: "a.svg", bytes: Array("<svg>caf".utf8) + [0xE9] + Array("</svg>".utf8))
    let (document, diagnostics) = XMLReader.read(source)
    #expect(document == nil)
    #expect(diagnostics.last?.message == "the byte 0xE9 at offset 8 is not UTF-8; save the file as UTF-8, or declare its encoding")
    #expect(diagnostics.last?.range == SourceRange(8, 9))
  }

  @Test func undecodedUTF16IsNotRead() {
    for bytes: [UInt8] in [[0x3C, 0, 0x73, 0], [0xFF, 0xFE, 0x3C, 0], [0, 0x3C], [0xFE, 0xFF, 0, 0x3C]] {
      let (document, diagnostics) = XMLReader.read(SourceText(name: "a.svg", bytes: bytes))
      #expect(document == nil)
      #expect(diagnostics.count == 1)
    }
  }

  /// Every beginning of a file is malformed, and none of them is read wrong or crashes.
  @Test func everyBeginningIsAnError() {
    let text =
      "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY e 'x'>]><!--c-->"
      + svg("<g a='&e;&amp;\u{E9}'><![CDATA[d]]>&e;<?p q?></g>\u{1F600}")
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      let (document, diagnostics) = XMLReader.read(SourceText(name: "a.svg", bytes: Array(bytes[..<length])))
      #expect(document == nil)
      #expect(diagnostics.filter { $0.severity == .error }.count == 1, "the first \(length) bytes")
    }
    #expect(XMLReader.read(SourceText(text)).document != nil)
  }
}
