import { languages, type Language } from '@sohbet/domain/language'

/** Our own lessons have captions in both languages. */
export const captionsOf = (url: string): { language: Language; src: string }[] =>
  url.startsWith('/videos/')
    ? languages.map((language) => ({ language, src: url.replace(/\.\w+$/, `.${language}.vtt`) }))
    : []
