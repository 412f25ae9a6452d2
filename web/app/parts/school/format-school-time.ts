import { schoolZone } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { dateWriter } from '@sohbet/domain/writers'

/** A moment on the school's clock. */
export const formatSchoolTime = (moment: string | Date, language: Language) =>
  dateWriter(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: schoolZone }).format(
    new Date(moment),
  )
