import { isCommonPassword } from '@sohbet/domain/account/common-passwords'
import { verification } from '@sohbet/domain/account/rules'
import { z } from 'zod'
import { say } from './say.ts'

/** Lower-case as in the database, so that an id has one spelling. */
export const idOf = (message?: string) => z.uuid(message).toLowerCase()
export const id = idOf()
export const moment = z.iso.datetime()
/** A moment that the database can store: it has no year 0. */
export const storedMoment = moment.refine((text) => !text.startsWith('0000'), say('Must be a valid date'))
/** A calendar day such as 2026-03-02. */
export const day = z.iso.date()
/** Grows with each edit of a record. */
export const revision = z.number().int()
/** The revision on the caller's screen. An edit of an older one is refused; without it the last save wins. */
export const seenRevision = revision.optional()
/** Asks for newly computed figures. */
export const isFresh = z.stringbool().optional()
/** A new record has no id. A form may send an empty one; the server ignores it. */
export const noId = z.unknown().optional()

/** A text in both languages, as it is stored. */
export const inBothLanguages = z.object({ tr: z.string(), en: z.string() })

/** Generous limits; honest input is shorter. */
export const limits = {
  email: 254,
  password: 200,
  username: 80,
  searchText: 200,
  link: 2000,
  announcement: 200,
  contactName: 100,
  contactMessage: 4000,
  applicationMessage: 3000,
} as const

/** Reports a missing field as required; other faults keep their own messages. */
export const given = (required: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? required : undefined) })

/** The same for a number; a number that is too big reports the limit. */
export const givenNumber = (required: string) =>
  z.number({ error: ({ code }) => (code === 'invalid_type' ? required : undefined) })

/**
 * A whole number. A missing, broken or too small one reports `least`; a too large one reports `most`, or the limit. The
 * maximum is checked first, because `int` also refuses numbers that are too large to be exact.
 */
export const countFrom = (least: string, { min, max }: { min: number; max: number }, most?: string) =>
  givenNumber(least).max(max, most).min(min, least).int(least)

const hasNoNul = /^[^\0]*$/
const cannotBeStored = say('Contains a character that cannot be stored')

/** Half of a surrogate pair, as in a cut emoji. The database refuses it inside a value. */
const halves = /\p{Cs}/gu
const wholeSigns = (text: string) => text.replaceAll(halves, '\uFFFD')

/** Text that the database can store: no NUL character. */
export const plainText = (max: number) =>
  z.string().max(max).regex(hasNoNul, cannotBeStored).overwrite(wholeSigns)

/** Longest reason of a cancellation or an absence. */
export const maxReasonLength = 500

/** Text that must not be blank. */
export const requiredText = (max: number, required: string) =>
  given(required).trim().min(1, required).max(max).regex(hasNoNul, cannotBeStored).overwrite(wholeSigns)

// A browser reads a backslash as a slash and drops tabs and line ends
const unsafeInLink = /[\s\\\p{Cc}]/u
// Folders of uploads and of the site's own files; no other path of ours is a file
const ownFile =
  /^\/(?:api\/(?:courses\/documents|courses\/speaking\/pictures|resources\/files|sessions\/replays|quizes\/audio|level-tests\/audio|site\/files|images)|images|audio|videos|lessons|product)\/[^/]/
// A browser reads escaped dots as dots
const leadsOut = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i
// No user name, which could make one host look like another
const byHttps = /^https:\/\/[^/?#@]+(?:[/?#]|$)/i

/** Https only: no scripts and no look-alike hosts. */
const isHttps = (text: string) =>
  !unsafeInLink.test(text) && byHttps.test(text) && z.url().safeParse(text).success

/** A file of our own. */
export const isOwnFile = (text: string) =>
  !unsafeInLink.test(text) && ownFile.test(text) && !leadsOut.test(text)

/** By https, or a file of our own. */
export const isSafeLink = (text: string): boolean => isHttps(text) || isOwnFile(text)

// An escaped control character, slash or backslash
const escapedSign = /%(?:[01][\da-f]|2f|5c)/i

/** A page of ours, such as /courses, or one by https. */
export const isPageLink = (text: string): boolean =>
  isHttps(text) ||
  (/^\/(?!\/)/.test(text) && ![unsafeInLink, leadsOut, escapedSign].some((sign) => sign.test(text)))

const address = given(say('Must be a valid URL')).trim().max(limits.link, say('Must be a valid URL'))

/** A URL that staff enter. */
export const link = address.refine(isSafeLink, say('Must be a valid URL'))

/** An external URL. */
export const httpsLink = address.refine(isHttps, say('Must be a valid URL'))

export const email = given(say('Email is required'))
  .trim()
  .toLowerCase()
  .min(1, say('Email is required'))
  .max(limits.email, say('Invalid email'))
  .pipe(z.email(say('Invalid email')))

const leastVisible = 3
/** Counts visible characters only: no spaces, combining marks or invisible letters. */
const countVisible = (text: string) =>
  text.match(/[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu)?.length ?? 0

export const username = given(say('Username is required'))
  // NFC gives each name one spelling: a letter and its separate mark become one character
  .normalize('NFC')
  .trim()
  .min(1, say('Username is required'))
  .min(leastVisible, say('Username must be at least 3 characters'))
  .max(limits.username)
  .regex(hasNoNul, cannotBeStored)
  // Control and format characters could make one name look like another
  .refine((name) => !/[\p{Cc}\p{Cf}]/u.test(name), say('Contains a character that cannot be seen'))
  .refine((name) => countVisible(name) >= leastVisible, say('Username must be at least 3 characters'))

/** A password typed at log-in. */
export const password = given(say('Password is required'))
  .min(1, say('Password is required'))
  .min(6, say('Password must be at least 6 characters'))
  .max(limits.password)

/** A new password: the documented minimum, and not a common one. */
export const newPassword = password.refine(
  (value) => !isCommonPassword(value),
  say('This password is too common, please choose another'),
)

/** Accepts '123 456' and '123-456', as people copy codes. */
export const verificationCode = given(say('Verification code is required'))
  .overwrite((code) => code.replaceAll(/[\s\p{Pd}]/gu, ''))
  .min(1, say('Verification code is required'))
  .min(verification.digits, say('Code must be at least 6 characters'))
  .max(20)
  .regex(/^\d*$/, say('The code consists of digits only'))

/** Text on one line, safe for a heading or an e-mail header. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, say('Must be one line'))
    .overwrite(wholeSigns)
