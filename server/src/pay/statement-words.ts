import type { Language } from '@sohbet/domain/language'
import type { PayKind, PayReason } from '@sohbet/domain/lesson/pay'

type Words = {
  title: string
  coach: string
  month: string
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
    title: 'Statement',
    coach: 'Coach',
    month: 'Month',
    state: { open: 'Not closed yet', closed: 'Closed' },
    columns: {
      date: 'Date',
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
    title: 'Hakediş',
    coach: 'Koç',
    month: 'Ay',
    state: { open: 'Henüz kapanmadı', closed: 'Kapandı' },
    columns: {
      date: 'Tarih',
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

export const statementFile = (month: string, language: Language, ending: 'csv' | 'pdf'): string =>
  `${words[language].file}-${month}.${ending}`
