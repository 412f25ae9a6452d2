import { brandPictureKinds, type Brand, type BrandPictures } from '@sohbet/domain/brand/brand'
import { isColour, isReadable } from '@sohbet/domain/brand/brand-colours'
import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import {
  email,
  httpsLink,
  inBothLanguages,
  limits,
  oneLine,
  plainText,
  requiredText,
  revision,
} from '../fields.ts'
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
  showsName: z.boolean(),
}) satisfies z.ZodType<Omit<Brand, 'pictures'>>
export type BrandFields = z.infer<typeof brandFields>

/** The form sends the revision that it shows. */
export const editedBrand = brandFields.extend({ revision })
export type EditedBrand = z.infer<typeof editedBrand>

const pictures = z.object({
  logo: z.string(),
  logoRatio: z.number(),
  ownIcon: z.string(),
  ownCard: z.string(),
  mailLogo: z.string(),
  favicon: z.string(),
  appleIcon: z.string(),
  smallIcon: z.string(),
  largeIcon: z.string(),
  card: z.string(),
}) satisfies z.ZodType<BrandPictures>

/** The saved brand; the reply does not validate it again. */
const savedBrand = z.object({
  name: z.string(),
  tagline: inBothLanguages,
  footer: inBothLanguages,
  contactEmail: z.string(),
  contactPhone: z.string(),
  messagingLink: z.string(),
  primary: z.string(),
  accent: z.string(),
  showsName: z.boolean(),
  pictures,
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

const maxBrandFileBytes = 4 * 1024 * 1024
export const maxSvgBytes = 256 * 1024

const kind = z.enum(brandPictureKinds)

export const uploadBrandPicture = endpoint({
  method: 'POST',
  path: '/settings/brand/pictures',
  summary: 'Upload a logo or icon (SVG or PNG) or a social card (PNG or JPEG); all icons are made from it',
  access: only('admin'),
  limitPerMinute: 30,
  upload: { maxBytes: maxBrandFileBytes, perHour: 100 },
  body: z.object({ file: z.file(), kind, revision: z.coerce.number().int() }),
  reply: savedBrand,
})

export const removeBrandPicture = endpoint({
  method: 'DELETE',
  path: '/settings/brand/pictures/:kind',
  summary: 'Go back to the pictures that are drawn from name and colours',
  access: only('admin'),
  params: z.object({ kind }),
  body: z.object({ revision }),
  reply: savedBrand,
})

export const getBrandFile = endpoint({
  method: 'GET',
  path: '/brand/files/:name',
  summary: 'A picture of the brand',
  access: anyone,
  params: z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(?:svg|png)$/) }),
  binary: 'image/png',
  reply: z.file(),
})
