import { languages } from '@sohbet/domain/language'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import { moment, oneLine, plainText, requiredText, revision } from '../fields.ts'
import { noticeMails } from './notice-mails.ts'

/** Every mail that the school sends, by what it is about. */
export const mailGroups = {
  /** Security mails: their links are ours only. */
  account: [
    'verification',
    'password-reset',
    'lock-out',
    'registration-attempt',
    'invitation',
    'learner-invitation',
    'erased',
  ],
  courses: ['enrolled', 'enrolled-free', 'seat-offer', 'seat-offer-free', 'cancelled'],
  payments: [
    'transfer',
    'balance',
    'balance-without-bank',
    'payment-late',
    'payment-not-due',
    'payment-unprepared',
    'payment-review',
    'payment-code-gone',
    'refund',
    'refund-stuck',
    'pack-paid',
    'pack-refunded',
  ],
  messages: ['contact-thanks', 'reply'],
  /** The frame, and the kinds that can have a text of their own. */
  notifications: ['notification', ...Object.values(noticeMails)],
  /** To the school itself, in Turkish only. */
  school: [
    'contact',
    'application',
    'transfer-due',
    'transfer-due-course',
    'transfer-due-moved',
    'refund-refused',
    'refund-returned',
  ],
} as const
export type MailGroup = keyof typeof mailGroups
export type MailName = (typeof mailGroups)[MailGroup][number]
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- flat() loses that the list is not empty
export const mailNames = Object.values(mailGroups).flat() as [MailName, ...MailName[]]

export const isSecurityMail = (mail: MailName): boolean => mailGroups.account.some((name) => name === mail)

export const mailTextLimits = { subject: 150, body: 6000, button: 60, notes: 3000 } as const

/** The server also checks the placeholders, by the rules of the mail. */
export const mailText = z.object({
  subject: requiredText(mailTextLimits.subject, say('This is required')).pipe(
    oneLine(mailTextLimits.subject),
  ),
  body: requiredText(mailTextLimits.body, say('This is required')),
  /** The label of the link. */
  button: oneLine(mailTextLimits.button),
  /** The small print. */
  notes: plainText(mailTextLimits.notes),
})

/** The form sends the revision that it shows. */
export const savedMailText = mailText.extend({ revision })
export type SavedMailText = z.infer<typeof savedMailText>

/** A stored or first text; the reply does not validate it again. */
const shownText = z.object({ subject: z.string(), body: z.string(), button: z.string(), notes: z.string() })

const edited = z.object({
  revision,
  text: shownText,
  /** The text that the product brings; of a notification, the school's frame. */
  first: shownText,
  isOwn: z.boolean(),
  /** The admin who saved it last, and when; null for the first text and for an erased account. */
  editedBy: z.string().nullable(),
  editedAt: moment.nullable(),
})
export type EditedMailText = z.infer<typeof edited>

const mail = z.object({
  mail: z.enum(mailNames),
  placeholders: z.array(z.object({ name: z.string(), isRequired: z.boolean(), sample: z.string() })),
  /** The values that a text can have instead of `{text}`: all of them, or none. */
  facts: z.array(z.string()),
  isSecurity: z.boolean(),
  tr: edited,
  /** Mails to the school itself are in Turkish only. */
  en: edited.nullable(),
})
export type EditedMail = z.infer<typeof mail>

const overview = z.object({
  mail: z.enum(mailNames),
  /** The languages in which the school has its own text. */
  own: z.array(z.enum(languages)),
  languages: z.array(z.enum(languages)),
})
export type MailOverview = z.infer<typeof overview>

const params = z.object({ mail: z.enum(mailNames) })
const inLanguage = params.extend({ language: z.enum(languages) })

export const listMailTexts = endpoint({
  method: 'GET',
  path: '/mail-texts',
  summary: 'The mails of the school, and which of them have a text of its own',
  access: only('admin'),
  reply: z.array(overview),
})

export const getMailText = endpoint({
  method: 'GET',
  path: '/mail-texts/:mail',
  summary: 'The text of a mail in its languages, with its placeholders',
  access: only('admin'),
  params,
  reply: mail,
})

export const saveMailText = endpoint({
  method: 'PUT',
  path: '/mail-texts/:mail/:language',
  summary: 'Saves the school’s own text of a mail; mails that are queued from then on have it',
  access: only('admin'),
  params: inLanguage,
  body: savedMailText,
  reply: mail,
})

export const resetMailText = endpoint({
  method: 'DELETE',
  path: '/mail-texts/:mail/:language',
  summary: 'Goes back to the text that the product brings',
  access: only('admin'),
  params: inLanguage,
  body: z.object({ revision }),
  reply: mail,
})

export const previewMailText = endpoint({
  method: 'POST',
  path: '/mail-texts/:mail/:language/preview',
  summary: 'A mail with sample values; nothing is saved',
  access: only('admin'),
  params: inLanguage,
  body: mailText,
  reply: z.object({ subject: z.string(), html: z.string() }),
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/mail-texts/:mail/:language/test',
  summary: 'Sends a mail with sample values to the caller; nothing is saved',
  access: only('admin'),
  limitPerMinute: 5,
  params: inLanguage,
  body: mailText,
  reply: z.object({ to: z.string() }),
})
