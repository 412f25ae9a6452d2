import { isCommonPassword } from '@sohbet/domain/account/common-passwords'
import { verification } from '@sohbet/domain/account/rules'
import { z } from 'zod'
import { say } from './field-messages.ts'

/** Lower-case, as the database writes it: one id, one spelling. */
export const idOf = (message?: string) => z.uuid(message).toLowerCase()
export const id = idOf()
export const moment = z.iso.datetime()
/** Asks for figures newer than those that are kept. */
export const isFresh = z.stringbool().optional()
/** What does not exist yet has no id; a form may send an empty one, and what it sends is not looked at. */
export const noId = z.unknown().optional()

/** Generous ceilings: longer input is never honest. */
export const limits = {
  email: 254,
  password: 200,
  username: 80,
  searchText: 200,
  link: 2000,
  announcement: 200,
  contactName: 100,
  contactMessage: 4000,
} as const

/** Says that a field is missing when it is, or is no text at all; other faults have their own words. */
export const given = (required: string) =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? required : undefined) })

/** The same of a number: that one is too big says how big it may be. */
export const givenNumber = (required: string) =>
  z.number({ error: ({ code }) => (code === 'invalid_type' ? required : undefined) })

const hasNoNul = /^[^\0]*$/
const cannotBeStored = say('Contains a character that cannot be stored')

/** Half of a sign, as is left where an emoji is cut: the database refuses it inside a value. */
const halves = /\p{Cs}/gu
const wholeSigns = (text: string) => text.replaceAll(halves, '\uFFFD')

/** Text that the database can hold: it knows no NUL character. */
export const plainText = (max: number) =>
  z.string().max(max).regex(hasNoNul, cannotBeStored).overwrite(wholeSigns)

/** Text of people's own making that must not be blank. */
export const requiredText = (max: number, required: string) =>
  given(required).trim().min(1, required).max(max).regex(hasNoNul, cannotBeStored).overwrite(wholeSigns)

// A browser reads a backslash as a slash and drops tabs and line ends
const unsafeInLink = /[\s\\\p{Cc}]/u
// Where uploads and the site's own files are served from; no other address of ours is something to look at or hear
const ownFile =
  /^\/(?:api\/(?:courses\/documents|resources\/files|quizes\/audio|level-tests\/audio|images)|images|audio|videos|lessons)\/[^/]/
// A browser reads escaped dots as dots
const leadsOut = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i
// Without a user's name, which makes one host look like another
const byHttps = /^https:\/\/[^/?#@]+(?:[/?#]|$)/i

/** By https: nothing that runs, nothing that looks like another host. */
const isHttps = (text: string) =>
  !unsafeInLink.test(text) && byHttps.test(text) && z.url().safeParse(text).success

const isOwnFile = (text: string) => !unsafeInLink.test(text) && ownFile.test(text) && !leadsOut.test(text)

/** By https, or a file of our own. */
export const isSafeLink = (text: string): boolean => isHttps(text) || isOwnFile(text)

const address = given(say('Must be a valid URL')).trim().max(limits.link, say('Must be a valid URL'))

/** An address that staff enter. */
export const link = address.refine(isSafeLink, say('Must be a valid URL'))

/** One that is never ours. */
export const httpsLink = address.refine(isHttps, say('Must be a valid URL'))

export const email = given(say('Email is required'))
  .trim()
  .toLowerCase()
  .min(1, say('Email is required'))
  .max(limits.email, say('Invalid email'))
  .pipe(z.email(say('Invalid email')))

const leastVisible = 3
/** Blanks, marks that lean on a letter, and letters that leave nothing on the screen do not count. */
const countVisible = (text: string) =>
  text.match(/[^\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu)?.length ?? 0

export const username = given(say('Username is required'))
  // One name, one spelling: a letter and its mark typed apart become the letter
  .normalize('NFC')
  .trim()
  .min(1, say('Username is required'))
  .min(leastVisible, say('Username must be at least 3 characters'))
  .max(limits.username)
  .regex(hasNoNul, cannotBeStored)
  // Characters that steer the text around them let one name pass for another
  .refine((name) => !/[\p{Cc}\p{Cf}]/u.test(name), say('Contains a character that cannot be seen'))
  .refine((name) => countVisible(name) >= leastVisible, say('Username must be at least 3 characters'))

/** A password as it is typed at log-in. */
export const password = given(say('Password is required'))
  .min(1, say('Password is required'))
  .min(6, say('Password must be at least 6 characters'))
  .max(limits.password)

/** A password to be set: the documented minimum, and none that everyone tries first. */
export const newPassword = password.refine(
  (value) => !isCommonPassword(value),
  say('This password is too common, please choose another'),
)

/** As people copy it: '123 456' and '123-456' are the code too. */
export const verificationCode = given(say('Verification code is required'))
  .overwrite((code) => code.replaceAll(/[\s\p{Pd}]/gu, ''))
  .min(1, say('Verification code is required'))
  .min(verification.digits, say('Code must be at least 6 characters'))
  .max(20)
  .regex(/^\d*$/, say('The code consists of digits only'))

/** Text on one line, as it may stand in a heading or a mail's header. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, say('Must be one line'))
