/** Whoever changes the language stays at the same part of the page: ids are the same in both. */
function keepHash() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.hash = location.hash
}

export function startLanguageLinks(): void {
  keepHash()
  globalThis.addEventListener('hashchange', keepHash)
}
