/** Plain preferences of this browser, outside the encrypted session. With blocked storage nothing is remembered. */
export const preferenceKeys = {
  language: 'sohbet-language',
  /** Language of the public page or mail that the visitor came from; it counts until a language is chosen. */
  cameFrom: 'sohbet-came-from',
  theme: 'sohbet-theme',
  sidebar: 'sohbet-sidebar',
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
