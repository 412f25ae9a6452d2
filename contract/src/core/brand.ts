import type { Brand } from '@sohbet/domain/brand'
import { isColour, isReadable } from '@sohbet/domain/brand-colours'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../field-messages.ts'
import { email, httpsLink, limits, oneLine, plainText, requiredText, revision } from '../fields.ts'
import { phone } from './school.ts'

const nameRequired = say('Name is required')
const inBoth = (max: number) => z.object({ tr: oneLine(max), en: oneLine(max) })
/** A value of the schema, or nothing. */
const orEmpty = (schema: z.ZodType<string>, message: string) =>
  plainText(limits.link)
    .trim()
    .refine((text) => text === '' || schema.safeParse(text).success, message)

/** The longest name that a header, a mail and a receipt have room for. */
export const maxBrandName = 40

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isColour, { error: say('Must be a colour such as #c8201b'), abort: true })
  .refine(isReadable, say('Too light to read: choose a darker colour'))

export const brandFields = z.object({
  name: requiredText(maxBrandName, nameRequired).pipe(oneLine(maxBrandName)),
  tagline: inBoth(160),
  footer: inBoth(200),
  /** Empty for the school's own. */
  contactEmail: orEmpty(email, say('Invalid email')).toLowerCase(),
  contactPhone: orEmpty(phone, say('Must be a valid phone number')),
  messagingLink: orEmpty(httpsLink, say('Must be a valid URL')),
  primary: colour,
  accent: colour,
}) satisfies z.ZodType<Brand>
export type BrandFields = z.infer<typeof brandFields>

/** The form sends the revision that it shows. */
export const editedBrand = brandFields.extend({ revision })
export type EditedBrand = z.infer<typeof editedBrand>

const savedInBoth = z.object({ tr: z.string(), en: z.string() })

/** The saved brand; the reply does not validate it again. */
const savedBrand = z.object({
  name: z.string(),
  tagline: savedInBoth,
  footer: savedInBoth,
  contactEmail: z.string(),
  contactPhone: z.string(),
  messagingLink: z.string(),
  primary: z.string(),
  accent: z.string(),
  /** 0 while the school has set none. */
  revision,
}) satisfies z.ZodType<Brand>
export type SavedBrand = z.infer<typeof savedBrand>

export const getBrand = endpoint({
  method: 'GET',
  path: '/settings/brand',
  summary: 'Get the school’s name, words, addresses and colours',
  access: only('admin'),
  reply: savedBrand,
})

export const updateBrand = endpoint({
  method: 'PUT',
  path: '/settings/brand',
  summary: 'Change the school’s brand; pages, mails and papers follow at once',
  access: only('admin'),
  body: editedBrand,
  reply: savedBrand,
})
