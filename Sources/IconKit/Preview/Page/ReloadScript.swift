/// What a page does besides while `--watch` keeps it in step: it looks for the stamp beside it, and reloads when that is another one.
///
/// A script can be loaded where a page comes from a file, where nothing can be fetched. Browsers tell the console of a script that is missing;
/// so the first miss, when the watch has ended, is the last.
enum ReloadScript {
  /// What the stamp calls.
  static let function = "iconkitStamp"

  /// Leaves of a stamp only what means nothing in a script.
  static func safe(_ stamp: String) -> String { stamp.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }

  static func text(_ stamp: String) -> String {
    #"""

    // What was chosen and where the reader was, from before the page was reloaded.
    const kept = history.state?.iconkit;
    if (kept) {
      search.value = kept.search;
      rule.value = kept.rule;
      if (rule.selectedIndex < 0) rule.value = "";
      for (const box of levels) box.checked = kept.levels.includes(box.value);
      tint.value = kept.tint;
      tint.dispatchEvent(new Event("input"));
      filter();
      const icon = icons.find(icon => icon.dataset.name === kept.icon);
      const place = () => icon ? scrollBy({ top: icon.getBoundingClientRect().top - kept.offset, behavior: "instant" })
        : scrollTo({ top: kept.top, behavior: "instant" });
      place();
      // Icons that come into sight take the height they have.
      addEventListener("load", () => requestAnimationFrame(() => { place(); requestAnimationFrame(place); }));
      find("#" + (kept.focus || "none"))?.focus({ preventScroll: true });
      history.replaceState(null, "");
    }

    const stamp = "\#(safe(stamp))", beside = location.href.replace(/[?#].*/, "") + ".stamp.js?";

    function \#(function)(now) {
      if (now === stamp) return;
      const icon = scrollY > 0 ? icons.find(icon => !icon.hidden && icon.getBoundingClientRect().bottom > 0) : undefined;
      history.scrollRestoration = "manual";
      history.replaceState({ iconkit: {
        search: search.value, rule: rule.value, tint: tint.value, focus: document.activeElement?.id, top: scrollY,
        levels: levels.filter(box => box.checked).map(box => box.value),
        icon: icon?.dataset.name, offset: icon?.getBoundingClientRect().top } }, "");
      location.reload();
    }

    function look(count) {
      const script = document.createElement("script");
      script.src = beside + count;
      script.onload = () => { script.remove(); setTimeout(look, 200, count + 1); };
      script.onerror = () => script.remove();
      document.head.append(script);
    }

    look(0);
    """#
  }
}
