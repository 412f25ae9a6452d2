import { preferenceKeys, writePreference } from '../../preferences.ts'

const links = () => document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')

/** Whoever changes the language stays at the same part of the page: ids are the same in both. */
function keepHash() {
  for (const link of links()) link.hash = location.hash
}

/** A choice holds where one registers and logs in, too. */
export function startLanguageLinks(): void {
  keepHash()
  globalThis.addEventListener('hashchange', keepHash)
  for (const link of links())
    link.addEventListener('click', () =>
      writePreference(preferenceKeys.language, link.getAttribute('hreflang') ?? ''),
    )
}
