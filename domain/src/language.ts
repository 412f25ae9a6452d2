export const languages = ['en', 'tr'] as const
export type Language = (typeof languages)[number]

/** Locales for times and numbers. */
export const locales = { en: 'en-GB', tr: 'tr-TR' } as const satisfies Record<Language, string>

/** '3 Mart 2027' in Turkish, '3 March 2027' in English. */
export const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** The first supported language of an Accept-Language header. */
export function preferredLanguage(acceptLanguage: string | undefined, fallback: Language = 'en'): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { language: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1, position }
    })
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position)
  const first = wanted[0]?.language
  return isLanguage(first) ? first : fallback
}

/** How a visitor's language is found while the visitor has not chosen one. */
type Visitor = {
  chosen?: Language | undefined
  /** Language of the public page or the mail that the visitor came from. */
  cameFrom?: Language | undefined
  /** The languages of the browser, the preferred one first. */
  browser: readonly string[]
}

/** The choice, else the page or mail that the visitor came from, else the browser's language, else English. */
export const visitorLanguage = ({ chosen, cameFrom, browser }: Visitor): Language =>
  chosen ?? cameFrom ?? preferredLanguage(browser.join(','))

/** The query parameter by which a link in a mail names the language of the mail. */
export const languageParameter = 'lang'

/** Public pages have their language in the path: Turkish is at /, English below /en. */
export const languageOfPath = (path: string): Language => (/^\/en(?:[/?#]|$)/.test(path) ? 'en' : 'tr')
