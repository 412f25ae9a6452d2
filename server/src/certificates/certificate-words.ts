import type { CertificateKind } from '@sohbet/domain/certificate/certificate'
import type { Language } from '@sohbet/domain/language'
import { dateWriter, numberWriter } from '@sohbet/domain/writers'

type Words = {
  titles: Record<CertificateKind, string>
  confirms: (school: string) => string
  did: Record<CertificateKind, string>
  level: string
  hours: string
  hoursOf: (hours: string) => string
  dates: string
  issued: string
  number: string
  check: string
  file: Record<CertificateKind, string>
}

export const words: Record<Language, Words> = {
  en: {
    titles: { completion: 'Certificate of completion', attendance: 'Certificate of attendance' },
    confirms: (school) => `${school} confirms that`,
    did: { completion: 'has completed the course', attendance: 'has attended live sessions of the course' },
    level: 'Level',
    hours: 'Live sessions attended',
    hoursOf: (hours) => `${hours} hours`,
    dates: 'Course dates',
    issued: 'Issued on',
    number: 'Number',
    check: 'Check this certificate:',
    file: { completion: 'certificate', attendance: 'attendance' },
  },
  tr: {
    titles: { completion: 'Başarı sertifikası', attendance: 'Katılım belgesi' },
    confirms: (school) => `${school} olarak onaylıyoruz:`,
    did: {
      completion: 'aşağıdaki kursu başarıyla tamamlamıştır:',
      attendance: 'aşağıdaki kursun canlı derslerine katılmıştır:',
    },
    level: 'Seviye',
    hours: 'Katıldığı canlı dersler',
    hoursOf: (hours) => `${hours} saat`,
    dates: 'Kurs tarihleri',
    issued: 'Düzenlenme tarihi',
    number: 'Numara',
    check: 'Belgeyi doğrula:',
    file: { completion: 'sertifika', attendance: 'katilim-belgesi' },
  },
}

export const dayOf = (day: string, language: Language): string =>
  dateWriter(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

export const hoursText = (hours: number, language: Language): string =>
  words[language].hoursOf(numberWriter(language, { maximumFractionDigits: 1 }).format(hours))
