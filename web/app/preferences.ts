/** Plain preferences of this browser, outside the encrypted session. With blocked storage nothing is remembered. */
export const preferenceKeys = {
  language: 'sohbet-language',
  /** Language of the public page or mail that the visitor came from; it counts until a language is chosen. */
  cameFrom: 'sohbet-came-from',
  theme: 'sohbet-theme',
  sidebar: 'sohbet-sidebar',
  /** The partner link that the visitor agreed to remember: the moment and the code. */
  partner: 'sohbet-partner',
} as const

type Key = (typeof preferenceKeys)[keyof typeof preferenceKeys]

export function readPreference(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writePreference(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice still holds for this page
  }
}

export function removePreference(key: Key): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored
  }
}
