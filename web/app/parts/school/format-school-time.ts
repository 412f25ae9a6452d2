import { schoolZone } from '@sohbet/domain/calendar'
import { locales, type Language } from '@sohbet/domain/language'

const times = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeStyle: 'short', timeZone: schoolZone }),
  tr: new Intl.DateTimeFormat(locales.tr, { dateStyle: 'medium', timeStyle: 'short', timeZone: schoolZone }),
}

/** A moment on the school's clock. */
export const formatSchoolTime = (moment: string | Date, language: Language) =>
  times[language].format(new Date(moment))
