import { locales, type Language } from './language.ts'

/** Languages that a coach may teach and speak, by their ISO 639 codes. */
export const spokenLanguages = [
  'en',
  'tr',
  'ar',
  'az',
  'de',
  'el',
  'es',
  'fa',
  'fr',
  'ga',
  'hi',
  'it',
  'ku',
  'nl',
  'pt',
  'ru',
  'zh',
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** The name of a language for readers. */
export const languageName = (code: SpokenLanguage, language: Language): string =>
  new Intl.DisplayNames(locales[language], { type: 'language' }).of(code) ?? code
