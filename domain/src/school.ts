import { defaultBrand } from './brand/brand.ts'
import { noBank, type BankSettings } from './money/bank.ts'
import { firstCompletionRules, type CompletionRules } from './course/outcome.ts'
import type { Currency } from './course/price.ts'
import { defaultVatPercent } from './enrollment/vat.ts'

/**
 * SAMPLE. Company details until the school enters its own. E-mails are written with exactly these texts, and the
 * server replaces them with the school's before sending, so each must be unique.
 */
export const sampleSchool = {
  company: `${defaultBrand.name} Örnek Eğitim A.Ş.`,
  street: 'Örnek Mahallesi, Deneme Sokak No: 26',
  city: '34000 Kadıköy, İstanbul',
  phone: '+90 216 000 00 00',
  email: 'merhaba@sohbet.test',
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
  BankSettings & { currency: Currency; vatPercent: number } & CompletionRules &
  Record<FeatureSwitch, boolean>

export const defaultSchool: SchoolData = {
  ...sampleSchool,
  ...noBank,
  currency: 'TRY',
  vatPercent: defaultVatPercent,
  ...firstCompletionRules,
  registration: true,
  contactForm: true,
  waitingList: true,
}

const noDetails: SchoolDetails = {
  company: '',
  street: '',
  city: '',
  phone: '',
  email: '',
  managers: '',
  registerOffice: '',
  registerNumber: '',
  mersis: '',
  taxOffice: '',
  taxNumber: '',
}

/** A school in production that has not saved its data: it shows nothing that is invented. */
export const newSchool: SchoolData = { ...defaultSchool, ...noDetails }

/** Whether nothing is missing for the imprint. */
export const isComplete = (school: SchoolDetails): boolean =>
  Object.keys(sampleSchool).every((key) => Object(school)[key] !== '')

/** The tel: link of a phone number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

const present = (parts: readonly string[]): string[] => parts.filter((part) => part !== '')

/** The lines below an e-mail. */
export const senderLines = ({ company, street, city, phone, email }: SchoolDetails) =>
  [present([company, street, city]).join(', '), present([phone, email]).join(' · ')] as const

/** Everything that stands for a detail, by a name of its own. */
const textsOf = (school: SchoolDetails): [key: string, text: string][] => {
  const [who, where] = senderLines(school)
  const details = Object.keys(sampleSchool).map((key): [string, string] => [key, Object(school)[key]])
  return [...details, ['phoneLink', phoneLink(school.phone)], ['who', who], ['where', where]]
}

/** The longest first: a short number may be part of a longer one. */
const samples = textsOf(sampleSchool)
  .map(([key, text]) => ({ key, text }))
  .toSorted((one, other) => other.text.length - one.text.length)
const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anySample = new RegExp(samples.map(({ text }) => escapeForPattern(text)).join('|'), 'g')

/** Replaces the sample details in a text with the school's, each passed through `encode`. */
export function asSchool(
  text: string,
  school: SchoolDetails,
  encode: (value: string) => string = (value) => value,
): string {
  const own = new Map(textsOf(school))
  const keyOf = new Map(samples.map((sample) => [sample.text, sample.key]))
  return text.replaceAll(anySample, (sample) => encode(own.get(keyOf.get(sample) ?? '') ?? sample))
}
