import { brand } from './brand.ts'
import { noBank, type BankSettings } from './bank.ts'
import type { Currency } from './course/price.ts'
import { defaultVatPercent } from './enrollment/vat.ts'

/**
 * SAMPLE. Company details until the school enters its own. Prerendered pages and e-mails contain exactly these
 * texts, and the server replaces them with the school's, so each must be unique.
 */
export const sampleSchool = {
  company: `${brand.name} Örnek Eğitim A.Ş.`,
  street: 'Örnek Mahallesi, Deneme Sokak No: 26',
  city: '34000 Kadıköy, İstanbul',
  phone: '+90 216 000 00 00',
  email: brand.supportEmail,
  managers: 'Örnek Yönetici',
  registerOffice: 'İstanbul (örnek)',
  registerNumber: '000000-0',
  mersis: '0000000000000000',
  taxOffice: 'Örnek Vergi Dairesi',
  taxNumber: '0000000000',
} as const

/** Details in the imprint and below e-mails. */
export type SchoolDetails = Record<keyof typeof sampleSchool, string>

/** Features that a school can switch off. */
export const featureSwitches = ['registration', 'contactForm', 'waitingList'] as const
export type FeatureSwitch = (typeof featureSwitches)[number]

export type SchoolData = SchoolDetails &
  BankSettings & { currency: Currency; vatPercent: number } & Record<FeatureSwitch, boolean>

export const defaultSchool: SchoolData = {
  ...sampleSchool,
  ...noBank,
  currency: 'TRY',
  vatPercent: defaultVatPercent,
  registration: true,
  contactForm: true,
  waitingList: true,
}

/** The tel: link of a phone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** The longest first: a short number may be part of a longer one. */
const samples = [
  ...Object.entries<string>(sampleSchool).map(([key, text]) => ({ key, text })),
  { key: 'phoneLink', text: phoneLink(sampleSchool.phone) },
].toSorted((one, other) => other.text.length - one.text.length)
const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anySample = new RegExp(samples.map(({ text }) => escapeForPattern(text)).join('|'), 'g')

/** Replaces the sample details in a text with the school's, each passed through `encode`. */
export function asSchool(
  text: string,
  school: SchoolDetails,
  encode: (value: string) => string = (value) => value,
): string {
  const own = new Map<string, string>([
    ...Object.keys(sampleSchool).map((key) => [key, Object(school)[key]] as const),
    ['phoneLink', phoneLink(school.phone)],
  ])
  const keyOf = new Map(samples.map((sample) => [sample.text, sample.key]))
  return text.replaceAll(anySample, (sample) => encode(own.get(keyOf.get(sample) ?? '') ?? sample))
}
