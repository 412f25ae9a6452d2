import { locales, type Language } from './language.ts'

const mostWriters = 500

/** Makes each writer when it is first needed, and once: on a phone the first one takes 40 ms, others 1 ms. */
function madeOnce<Options extends object, Writer>(make: (locale: string, options: Options) => Writer) {
  const made = new Map<string, Writer>()
  return (locale: string, options: Options): Writer => {
    const key = locale + JSON.stringify(options)
    const known = made.get(key)
    if (known) return known
    const writer = make(locale, options)
    // Time zones come from browsers
    if (made.size >= mostWriters) made.clear()
    made.set(key, writer)
    return writer
  }
}

const dates = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
const numbers = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const ages = madeOnce(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)

export const dateWriter = (language: Language, options: Intl.DateTimeFormatOptions) =>
  dates(locales[language], options)
export const numberWriter = (language: Language, options: Intl.NumberFormatOptions) =>
  numbers(locales[language], options)
export const ageWriter = (language: Language) => ages(locales[language], { numeric: 'auto' })

/** Writes 2027-03-02 and 21:00:00: Swedish dates are those of ISO 8601. */
export const isoWriter = (options: Intl.DateTimeFormatOptions) => dates('sv-SE', options)
