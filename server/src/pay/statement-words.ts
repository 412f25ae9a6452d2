import type { Language } from '@sohbet/domain/language'
import { statementFile as nameFile, type PayKind, type PayReason } from '@sohbet/domain/lesson/pay'
import type { Month } from '@sohbet/domain/month'

type Words = {
  title: (month: string) => string
  /** When it was made. */
  made: (moment: string) => string
  state: { open: string; closed: string }
  columns: { date: string; what: string; why: string; corrects: string; amount: string; currency: string }
  kinds: Record<PayKind, string>
  reasons: Record<PayReason, string>
  sum: string
  none: string
  erased: string
  file: string
  page: (number: number, count: number) => string
}

export const words: Record<Language, Words> = {
  en: {
    title: (month) => `Statement for ${month}`,
    made: (moment) => `Made on ${moment}`,
    state: { open: 'The month is not closed yet: lines may be added', closed: 'The month is closed' },
    columns: {
      date: 'Date (Istanbul)',
      what: 'What',
      why: 'Why',
      corrects: 'Corrects',
      amount: 'Amount',
      currency: 'Currency',
    },
    kinds: { private: 'Private lesson', duo: 'Duo lesson', group: 'Group class', session: 'Session' },
    reasons: {
      taught: 'Taught',
      learner_absent: 'The learner did not come',
      late: 'Cancelled late',
      correction: 'Correction',
    },
    sum: 'In all',
    none: 'Nothing in this month',
    erased: 'Account erased',
    file: 'statement',
    page: (number, count) => `Page ${number} of ${count}`,
  },
  tr: {
    title: (month) => `Hakediş: ${month}`,
    made: (moment) => `Hazırlandığı zaman: ${moment}`,
    state: { open: 'Ay henüz kapanmadı: yeni satırlar eklenebilir', closed: 'Ay kapandı' },
    columns: {
      date: 'Tarih (İstanbul)',
      what: 'Ne',
      why: 'Neden',
      corrects: 'Düzelttiği ay',
      amount: 'Tutar',
      currency: 'Para birimi',
    },
    kinds: { private: 'Özel ders', duo: 'İkili ders', group: 'Grup dersi', session: 'Kurs dersi' },
    reasons: {
      taught: 'Yapıldı',
      learner_absent: 'Öğrenci gelmedi',
      late: 'Geç iptal edildi',
      correction: 'Düzeltme',
    },
    sum: 'Toplam',
    none: 'Bu ayda bir şey yok',
    erased: 'Hesap silindi',
    file: 'hakedis',
    page: (number, count) => `Sayfa ${number} / ${count}`,
  },
}

export const statementFile = (
  statement: { month: Month; name: string },
  { language, ending }: { language: Language; ending: 'csv' | 'pdf' },
): string => `${nameFile(words[language].file, statement)}.${ending}`
