/// How the page looks; the colours of bars come from the bars themselves.
enum PageStyle {
  static var text: String { page + bars + colors }

  /// The colours of each bar, as custom properties that the rules for all bars use.
  private static var colors: String {
    Bar.all.map { bar in
      let ink = bar.ink.css == tint ? "var(--tint)" : bar.ink.css
      let selected = bar.selected.map { $0.css == tint ? "var(--tint)" : $0.css } ?? ink
      return ".\(bar.id){--ground:\(bar.ground.css);--ink:\(ink);--selected:\(selected)}\n"
    }.joined()
  }

  private static let tint = Ramp.hexadecimal(Bar.tint)

  private static let page = """
    :root { color-scheme: light dark; --tint: \(tint); --paper: #fff; --text: #1c1c1e; --soft: #636366; --line: #d8d8dc; --field: #f2f2f4;
      --error: #b3261e; --warning: #8a5300; --note: #0b57a4; font: 100%/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
    @media (prefers-color-scheme: dark) { :root { --paper: #121214; --text: #ececf0; --soft: #a1a1a8; --line: #343438; --field: #1e1e21;
      --error: #ff8a80; --warning: #f5b942; --note: #82b8ff } }
    /* Lines of whole pixels, so that bars stand on whole pixels and masks are not blurred. */
    * { box-sizing: border-box; line-height: round(up, 1.4em, 1px) }
    [hidden] { display: none !important }
    body { margin: 0; background: var(--paper); color: var(--text) }
    h1, h2, p, figure, ol, fieldset, form { margin: 0; padding: 0; border: 0 }
    h1 { font-size: 1.375rem; font-weight: 600; letter-spacing: -.01em }
    h2 { font-size: 1.0625rem; font-weight: 600; overflow-wrap: anywhere }
    code, .where { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .8125rem }
    .top, article { padding: 20px; border-bottom: 1px solid var(--line) }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; margin-left: 4px }
    .top p, .where, .facts, figcaption, legend { color: var(--soft); font-size: .8125rem }
    form { display: flex; flex-wrap: wrap; gap: 12px 24px; margin-top: 16px; align-items: end }
    form label, legend { font-size: .8125rem }
    fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; min-height: 2.125rem; align-items: center }
    legend, .label { display: block; color: var(--soft); margin-bottom: 4px; padding: 0 }
    input[type=search], select { font: inherit; font-size: .9375rem; color: inherit; background: var(--field); border: 1px solid var(--line);
      border-radius: 6px; padding: 5px 9px; min-height: 2.125rem; max-width: 100% }
    input[type=search] { width: 15rem } input[type=checkbox] { accent-color: var(--note); margin: 0 5px 0 0 }
    input[type=color] { width: 2.5rem; height: 2.125rem; padding: 2px; border: 1px solid var(--line); border-radius: 6px; background: var(--field) }
    .swatch { width: 1.625rem; height: 1.625rem; border: 1px solid var(--line); border-radius: 50%; padding: 0; cursor: pointer }
    .tints { display: flex; gap: 7px; align-items: center }
    :focus-visible { outline: 2px solid var(--note); outline-offset: 2px }
    article { display: grid; grid-template-columns: 212px minmax(0, 1fr); gap: 14px 20px; content-visibility: auto;
      contain-intrinsic-size: auto 400px }
    article > header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: baseline }
    .where { overflow-wrap: anywhere } .said { font-size: .9375rem; flex-basis: 100%; overflow-wrap: anywhere }
    .paper { background: repeating-conic-gradient(#fff 0 25%, #eee 0 50%) 0 0 / 12px 12px; border: 1px solid var(--line); position: relative }
    .large { width: 210px; height: calc(210px * var(--h) / var(--w)); background: var(--picture) 0 0 / 100% 100% no-repeat;
      image-rendering: pixelated; cursor: crosshair; position: relative }
    .tall { width: calc(210px * var(--w) / var(--h)); height: 210px }
    .large:hover::after { content: ""; position: absolute; inset: 0; pointer-events: none; background:
      linear-gradient(90deg, #7f7f7f66 1px, transparent 1px) 0 0 / calc(100% / var(--nw)) 100%,
      linear-gradient(#7f7f7f66 1px, transparent 1px) 0 0 / 100% calc(100% / var(--nh)) }
    .large b { position: absolute; border: 2px solid; pointer-events: none; opacity: .85 }
    .under { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 10px; margin-top: 6px; min-height: 1.75rem }
    .under output { font-size: .8125rem; font-variant-numeric: tabular-nums; color: var(--soft) }
    .scales { display: inline-flex; border: 1px solid var(--line); border-radius: 6px; overflow: hidden }
    .scales button { font: inherit; font-size: .8125rem; border: 0; padding: 2px 10px; background: none; color: var(--soft); cursor: pointer }
    .scales [aria-checked=true] { background: var(--field); color: var(--text); font-weight: 600 }
    .looks { display: grid; gap: 12px; align-content: start; justify-items: start }
    .real { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; align-items: center }
    .real i { width: calc(var(--w) * 1px); height: calc(var(--h) * 1px); background: var(--picture) 0 0 / 100% 100% no-repeat }
    .right { min-width: 0; display: grid; gap: 16px; align-content: start }
    .findings { list-style: none; display: grid; gap: 6px; font-size: .9375rem; max-width: 62rem }
    .findings li { overflow-wrap: anywhere } .findings span { color: var(--soft); font-variant-numeric: tabular-nums }
    .findings b, .large b { color: var(--level) } .error { --level: var(--error) } .warning { --level: var(--warning) }
    .note { --level: var(--note) } .large .error { --level: #e53935 } .large .warning { --level: #fb8c00 } .large .note { --level: #1e88e5 }
    .clean { color: var(--soft); font-size: .9375rem }
    @media (max-width: 700px) { .top, article { padding: 16px 12px } article { grid-template-columns: minmax(0, 1fr) }
      form > * { flex: 1 1 auto } input[type=search] { width: 100% } }
    @media (prefers-reduced-motion: no-preference) { .tab, .tab::before { transition: background-color .12s, color .12s } html { scroll-behavior: smooth } }
    @media print { form, .scales { display: none } article { content-visibility: visible; break-inside: avoid }
      * { -webkit-print-color-adjust: exact; print-color-adjust: exact } }

    """

  private static let bars = """
    .bars { display: grid; grid-template-columns: repeat(auto-fill, 320px); gap: 16px 14px }
    .bars figcaption { margin-bottom: 5px } .real + figcaption { margin-top: 5px }
    /* The edge of the screen: light bars on a light page and dark ones on a dark page are to be seen as well. */
    .bar, .pair { box-shadow: 0 0 0 1px var(--line) } .pair .bar { box-shadow: none }
    .bar { width: 320px; position: relative; display: flex; background: var(--ground); font-family: -apple-system, system-ui, sans-serif;
      overflow: hidden }
    .tab, .item { position: relative; overflow: hidden; border: 0; background: none; color: var(--label) }
    .tab::before, .item::before { content: ""; position: absolute; background: var(--ink);
      -webkit-mask: var(--mask) center / calc(var(--w) * 1px) calc(var(--h) * 1px) no-repeat;
      mask: var(--mask) center / calc(var(--w) * 1px) calc(var(--h) * 1px) no-repeat }
    .tab { width: 80px; height: 49px; padding: 35px 2px 2px; font: 10px/12px -apple-system, system-ui, sans-serif; white-space: nowrap;
      text-overflow: ellipsis; text-align: center; cursor: pointer }
    /* Of an icon, 48x32 points are left: bars cut off what is larger. */
    .tab::before { width: calc(min(var(--w), 48) * 1px); height: calc(min(var(--h), 32) * 1px);
      left: calc(40px - min(var(--x), 24) * 1px); top: calc(18px - min(var(--y), 16) * 1px) }
    .tab[aria-checked=true]::before { background: var(--selected) }
    .classic { --label: #9a9a9a } .classic [aria-checked=true] { --label: #fff }
    .classic [aria-checked=true]::before { filter: drop-shadow(0 0 3px #4aa3ff99) }
    .classic [aria-checked=true]::after { content: ""; position: absolute; inset: 2px 3px; border-radius: 4px; background: #ffffff1f }
    .light { --label: #8a8a8a; border-top: 1px solid #c6c6c8 } .dark { --label: #757575; border-top: 1px solid #2c2c2e }
    .light [aria-checked=true], .dark [aria-checked=true] { --label: var(--tint) }
    .tab:focus-visible { outline-offset: -3px }
    .title, .tools { --label: #000; --edge: #c6c6c8; height: 45px; justify-content: space-between }
    .navigation-dark, .toolbar-dark { --label: #fff; --edge: #2c2c2e }
    .title { border-bottom: 1px solid var(--edge) } .tools { border-top: 1px solid var(--edge) }
    .item { width: 44px; height: 44px }
    .item::before { width: calc(var(--w) * 1px); height: calc(var(--h) * 1px); left: calc(22px - var(--x) * 1px); top: calc(22px - var(--y) * 1px) }
    .title strong { position: absolute; left: 96px; right: 96px; top: 0; line-height: 44px; text-align: center; font-size: 17px;
      font-weight: 600; color: var(--label); overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
    .pair { display: flex; width: 320px }
    .small { width: 160px; height: 24px; align-items: center; color: var(--ink); font-size: 12px; padding-left: 6px }
    .small .item { width: 36px; height: 24px }
    .small .item::before { left: calc(18px - var(--x) * 1px); top: calc(12px - var(--y) * 1px) }
    /* Android makes what is larger than 24 points as large. */
    .status-dark .item, .status-light .item { --k: min(1, 24 / max(var(--w), var(--h))) }
    .status-dark .item::before, .status-light .item::before { width: calc(var(--w) * var(--k) * 1px); height: calc(var(--h) * var(--k) * 1px);
      -webkit-mask-size: 100% 100%; mask-size: 100% 100%; left: calc(18px - var(--w) * var(--k) * .5px);
      top: calc(12px - var(--h) * var(--k) * .5px) }
    .small time { margin-left: auto; padding-right: 8px }
    .menu-light, .menu-dark { font-size: 13px }

    """
}
