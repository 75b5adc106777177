/// What the page does; without it the page shows all the same.
enum PageScript {
  static let text = #"""
    "use strict";
    const find = (selector, root = document) => root.querySelector(selector);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const icons = all("article");
    const search = find("#search"), rule = find("#rule"), tint = find("#tint"), status = find("#status");
    const levels = all("input[name=level]");

    function filter() {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const wanted = new Set(levels.filter(box => box.checked).map(box => box.value));
      let shown = 0;
      for (const icon of icons) {
        const { name, levels, rules } = icon.dataset;
        const fits = words.every(word => name.includes(word)) && levels.split(" ").some(level => wanted.has(level))
          && (!rule.value || rules.split(" ").includes(rule.value));
        icon.hidden = !fits;
        if (fits) shown += 1;
      }
      status.textContent = shown === icons.length ? `${shown} shown` : `${shown} of ${icons.length} shown`;
    }

    for (const control of [search, rule, ...levels]) control.addEventListener("input", filter);
    find("form").addEventListener("submit", event => event.preventDefault());
    tint.addEventListener("input", () => document.documentElement.style.setProperty("--tint", tint.value));
    for (const swatch of all("[data-tint]")) swatch.addEventListener("click", () => {
      tint.value = swatch.dataset.tint;
      tint.dispatchEvent(new Event("input"));
    });

    function choose(tab) {
      for (const other of all("[role=radio]", tab.parentElement)) {
        const chosen = other === tab;
        other.setAttribute("aria-checked", chosen);
        other.tabIndex = chosen ? 0 : -1;
      }
      const large = tab.dataset.at && find(".large", tab.closest("article"));
      if (large) {
        large.className = large.className.replace(/at\d+/, "at" + tab.dataset.at);
        forget(large);
      }
    }

    document.addEventListener("click", event => {
      const tab = event.target.closest("[role=radio]");
      if (tab) choose(tab);
    });

    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const tab = event.target.closest("[role=radio]");
      if (tab && steps[event.key]) {
        const tabs = all("[role=radio]", tab.parentElement);
        const next = tabs[(tabs.indexOf(tab) + steps[event.key] + tabs.length) % tabs.length];
        choose(next);
        next.focus();
        event.preventDefault();
      } else if (event.target === search) {
        if (event.key === "Escape") { search.value = ""; filter(); search.blur(); }
      } else if (event.target.closest("input, select")) {
        return;
      } else if (event.key === "/") {
        search.focus();
        event.preventDefault();
      } else if (event.key === "j" || event.key === "k") {
        const shown = icons.filter(icon => !icon.hidden);
        const here = shown.indexOf(event.target.closest("article"));
        const next = shown[here < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, here + (event.key === "j" ? 1 : -1)))];
        if (next) { next.focus({ preventScroll: true }); next.scrollIntoView({ block: "start" }); }
      }
    });

    // The alpha under the pointer, read from the picture itself once somebody asks.
    const pixels = new WeakMap();
    const forget = large => { pixels.delete(large); find("output", large.closest("figure")).textContent = ""; };

    function read(large) {
      if (pixels.has(large)) return pixels.get(large);
      pixels.set(large, null);
      const address = getComputedStyle(large).getPropertyValue("--picture").trim().replace(/^url\(["']?|["']?\)$/g, "");
      const image = new Image();
      image.onload = () => {
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        pixels.set(large, context.getImageData(0, 0, canvas.width, canvas.height));
      };
      image.src = address;
      return null;
    }

    document.addEventListener("pointermove", event => {
      const large = event.target.closest?.(".large");
      const data = large && read(large);
      if (!data) return;
      const box = large.getBoundingClientRect();
      const x = Math.floor((event.clientX - box.left) / box.width * data.width);
      const y = Math.floor((event.clientY - box.top) / box.height * data.height);
      if (x < 0 || y < 0 || x >= data.width || y >= data.height) return;
      find("output", large.closest("figure")).textContent = `${x},${y}: alpha ${data.data[4 * (y * data.width + x) + 3]}`;
    });

    filter();
    """#
}
