import type { Language } from '@sohbet/domain/language'

type Words = {
  email: string
  name: string
  language: (text: string) => string
  course: (text: string) => string
  courses: (text: string) => string
  plan: (text: string) => string
  price: (text: string) => string
  paid: string
  noCourse: string
  repeated: (line: number) => string
  account: string
  invited: string
  known: string
  enrolled: (course: string) => string
  owed: (sum: string) => string
  already: (course: string) => string
}

/** What the import says about a row. */
export const words: Record<Language, Words> = {
  en: {
    email: 'The email address is missing or not valid',
    name: 'The name is missing or shorter than 3 letters',
    language: (text) => `The language “${text}” is not known: use en or tr`,
    course: (text) => `There is no active course “${text}”`,
    courses: (text) => `Several courses are called “${text}”: use the course’s id`,
    plan: (text) => `The plan “${text}” is not known: use basic, super or premium`,
    price: (text) => `“${text}” is not a sum`,
    paid: 'More is paid than the price',
    noCourse: 'A plan, price or payment needs a course',
    repeated: (line) => `The same email and course as in line ${line}`,
    account: 'New account',
    invited: 'New account with an invitation',
    known: 'The account exists already',
    enrolled: (course) => `gets a seat in “${course}”`,
    owed: (sum) => `${sum} is still to pay`,
    already: (course) => `has a seat in “${course}” already`,
  },
  tr: {
    email: 'E-posta adresi eksik ya da geçersiz',
    name: 'Ad eksik ya da 3 harften kısa',
    language: (text) => `“${text}” dili bilinmiyor: en ya da tr yaz`,
    course: (text) => `“${text}” adlı aktif bir kurs yok`,
    courses: (text) => `Birden fazla kursun adı “${text}”: kursun kimliğini (id) yaz`,
    plan: (text) => `“${text}” paketi bilinmiyor: basic, super ya da premium yaz`,
    price: (text) => `“${text}” bir tutar değil`,
    paid: 'Ödenen tutar ücretten fazla',
    noCourse: 'Paket, ücret ya da ödeme için bir kurs gerekli',
    repeated: (line) => `E-posta ve kurs, ${line}. satırdakiyle aynı`,
    account: 'Yeni hesap',
    invited: 'Yeni hesap, davet gönderilir',
    known: 'Hesap zaten var',
    enrolled: (course) => `“${course}” kursunda yer alır`,
    owed: (sum) => `ödenecek ${sum} kalır`,
    already: (course) => `“${course}” kursunda zaten yeri var`,
  },
}
