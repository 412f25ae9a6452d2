/** Runs in the page: reports whether a payload ran, or became an element without running. */
export function lookForHarm() {
  const addresses = new Set(['src', 'href', 'xlink:href', 'action', 'formaction', 'data'])
  // Data is read, never run
  const isRun = (element: Element) =>
    /^(?:script|style)$/i.test(element.tagName) &&
    !/^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '')
  const isHarm = (element: Element) =>
    (isRun(element) && element.textContent.includes('__xss')) ||
    [...element.attributes].some(
      ({ name, value }) =>
        /^(?:on|srcdoc)/i.test(name) ||
        (addresses.has(name) &&
          /^\s*(?:javascript|vbscript|data:(?!image\/))/i.test(value) &&
          // React's replacement of such a URL does nothing
          !value.includes('React has blocked a javascript: URL')),
    )
  const harm = [...document.querySelectorAll('*')]
    .filter(isHarm)
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
  return {
    harm: Reflect.get(globalThis, '__xss') === undefined ? harm : [...harm, 'ran'],
    isLiteral: document.body.textContent.includes('__xss'),
    links: Array.from(document.links, ({ href }) => href),
  }
}
