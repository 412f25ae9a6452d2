import { brand } from './brand.ts'
import type { Currency } from './course/price.ts'

/**
 * SAMPLE. The company behind the site until the school has put in its own. Built pages and written mails say these very
 * words; whoever sends them puts the school's in their place, so each must be unlike everything else.
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

/** What stands in the imprint and below mails. */
export type SchoolDetails = Record<keyof typeof sampleSchool, string>

/** What a school can do without for a while. */
export const featureSwitches = ['registration', 'contactForm', 'waitingList'] as const
export type FeatureSwitch = (typeof featureSwitches)[number]

export type SchoolData = SchoolDetails & { currency: Currency } & Record<FeatureSwitch, boolean>

export const defaultSchool: SchoolData = {
  ...sampleSchool,
  currency: 'USD',
  registration: true,
  contactForm: true,
  waitingList: true,
}

/** What a telephone dials. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`

/** The longest first: a short number may stand inside a longer one. */
const samples = [
  ...Object.entries<string>(sampleSchool).map(([key, text]) => ({ key, text })),
  { key: 'phoneLink', text: phoneLink(sampleSchool.phone) },
].toSorted((one, other) => other.text.length - one.text.length)
const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anySample = new RegExp(samples.map(({ text }) => escapeForPattern(text)).join('|'), 'g')

/** A text with the school's own words in the place of the sample's, each written by `encode`. */
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
