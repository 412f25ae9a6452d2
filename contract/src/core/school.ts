import { isIban, plainIban, type BankSettings } from '@sohbet/domain/money/bank'
import { currencies } from '@sohbet/domain/course/price'
import { vatPercentLimits } from '@sohbet/domain/enrollment/vat'
import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import { email, givenNumber, oneLine, requiredText, revision } from '../fields.ts'

const line = (max: number) => requiredText(max, say('This is required')).pipe(oneLine(max))
const numberOf = (digits: RegExp) => line(40).pipe(z.string().regex(digits, say('Must be a valid number')))

export const phone = line(40).pipe(
  z.string().regex(/^\+?[\d ()/-]{7,40}$/, say('Must be a valid phone number')),
)

const badVat = say('Must be between 0 and 50, with at most two decimals')
const vatPercent = givenNumber(badVat)
  .min(vatPercentLimits.min, badVat)
  .max(vatPercentLimits.max, badVat)
  .refine((percent) => Number(percent.toFixed(vatPercentLimits.decimals)) === percent, badVat)

const badShare = say('Must be between 0 and 100')
const share = givenNumber(badShare).int(badShare).min(0, badShare).max(100, badShare)

/** The school's details and switches. The name belongs to the brand. */
export const schoolFields = z.object({
  company: line(200),
  street: line(200),
  city: line(200),
  phone,
  /** Where the school reads messages. */
  email,
  managers: line(200),
  registerOffice: line(100),
  registerNumber: line(60),
  mersis: numberOf(/^\d{16}$/),
  taxOffice: line(100),
  taxNumber: numberOf(/^\d{10,11}$/),
  /** For bank transfers; without a holder the company is named. */
  bankHolder: oneLine(200),
  bankName: oneLine(200),
  /** Empty when the school takes no bank transfers. */
  iban: z
    .string()
    .max(60)
    .transform(plainIban)
    .refine((iban) => iban === '' || isIban(iban), say('Must be a valid IBAN')),
  /** Default currency of a new course. */
  currency: z.enum(currencies),
  /** VAT in the prices; an order keeps the rate of its day. */
  vatPercent,
  /** Share of the modules and of the sessions that completes a course, in per cent. */
  completionModules: share,
  completionParticipation: share,
  /** Whether visitors can register. */
  registration: z.boolean(),
  contactForm: z.boolean(),
  waitingList: z.boolean(),
})
type SchoolFields = z.infer<typeof schoolFields>

/** The form sends the revision that it shows. */
export const editedSchool = schoolFields.extend({
  // A client that does not know them leaves them as they are
  completionModules: share.optional(),
  completionParticipation: share.optional(),
  revision,
})
export type EditedSchool = z.infer<typeof editedSchool>

/** The saved details; the reply does not validate them again. */
const publicSchool = z.object({
  company: z.string(),
  street: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  managers: z.string(),
  registerOffice: z.string(),
  registerNumber: z.string(),
  mersis: z.string(),
  taxOffice: z.string(),
  taxNumber: z.string(),
  currency: z.enum(currencies),
  vatPercent: z.number(),
  completionModules: z.number(),
  completionParticipation: z.number(),
  registration: z.boolean(),
  contactForm: z.boolean(),
  waitingList: z.boolean(),
}) satisfies z.ZodType<Omit<SchoolFields, keyof BankSettings>>

const savedSchool = publicSchool.extend({
  bankHolder: z.string(),
  bankName: z.string(),
  iban: z.string(),
  revision,
})
export type SavedSchool = z.infer<typeof savedSchool>

const visibleSchool = publicSchool.extend({
  /** Until the school has opened, visitors see the "opening soon" page and cannot register. */
  isOpen: z.boolean(),
})

/** Public, because the imprint shows it. */
export const getSchool = endpoint({
  method: 'GET',
  path: '/school',
  summary: 'Get the public details of the school and what it offers',
  access: anyone,
  reply: visibleSchool,
})

export const getSchoolSettings = endpoint({
  method: 'GET',
  path: '/settings/school',
  summary: 'Get the school’s details, currency and switches',
  access: only('admin'),
  reply: savedSchool,
})

export const updateSchoolSettings = endpoint({
  method: 'PUT',
  path: '/settings/school',
  summary: 'Change the school’s details, currency or switches; pages and mails show them at once',
  access: only('admin'),
  body: editedSchool,
  reply: savedSchool,
})
