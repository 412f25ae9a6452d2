import { preferenceKeys, writePreference } from '../../preferences.ts'

const links = () => document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')

/** A change of language stays at the same section: ids are the same in both. */
function keepHash() {
  for (const link of links()) link.hash = location.hash
}

/** A choice also applies to registration and log-in; without one the language of the last public page does. */
export function startLanguageLinks(): void {
  writePreference(preferenceKeys.cameFrom, document.documentElement.lang)
  keepHash()
  globalThis.addEventListener('hashchange', keepHash)
  for (const link of links())
    link.addEventListener('click', () =>
      writePreference(preferenceKeys.language, link.getAttribute('hreflang') ?? ''),
    )
}
