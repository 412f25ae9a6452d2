import type { Language } from '@sohbet/domain/language'
import { openingSteps, type OpeningStep } from '@sohbet/domain/opening'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { signature } from '../signed.ts'

/** Sets the cookie with which a browser sees the public pages before the school opens. */
export const lookAheadPath = '/look-ahead'
export const lookAheadCookie = 'look-ahead'

/** The courses that the product brings. */
export const templateTracks = ['A1-A2', 'B1-B2'] as const

/** The steps in a refusal. */
export const openingStepNames: Record<Language, Record<OpeningStep, string>> = {
  en: {
    school: 'school data',
    brand: 'brand',
    courseType: 'course type',
    coach: 'coach',
    levelTest: 'level test',
    payment: 'payment',
    mail: 'mail check',
    course: 'course that can be joined',
  },
  tr: {
    school: 'okul bilgileri',
    brand: 'marka',
    courseType: 'kurs türü',
    coach: 'koç',
    levelTest: 'seviye testi',
    payment: 'ödeme',
    mail: 'e-posta denemesi',
    course: 'kayıt alan kurs',
  },
}

const opening = z.object({
  isOpen: z.boolean(),
  /** The starting list, as the data of the school says. */
  steps: z.array(z.object({ step: z.enum(openingSteps), isDone: z.boolean(), isRequired: z.boolean() })),
  /** Tracks whose course type the school does not have yet. */
  tracks: z.array(z.enum(templateTracks)),
  /** Whether our level test can be added: there is no active one. */
  canAddLevelTest: z.boolean(),
  /** Whether the announcement bar still shows the documented default text. */
  hasDefaultBar: z.boolean(),
})
export type Opening = z.infer<typeof opening>

export const getOpening = endpoint({
  method: 'GET',
  path: '/opening',
  summary: 'Get the owner’s starting list',
  access: only('admin'),
  reply: opening,
})

export const addTemplateCourseType = endpoint({
  method: 'POST',
  path: '/opening/course-types',
  summary: 'Add one of our tracks as a course type with its modules and quizzes',
  access: only('admin'),
  limitPerMinute: 10,
  body: z.object({ track: z.enum(templateTracks) }),
  reply: opening,
})

export const addTemplateLevelTest = endpoint({
  method: 'POST',
  path: '/opening/level-tests',
  summary: 'Add our 50 questions with recordings as the active level test',
  access: only('admin'),
  limitPerMinute: 10,
  reply: opening,
})

export const sendMailCheck = endpoint({
  method: 'POST',
  path: '/opening/mail-check',
  summary: 'Send the caller a test mail with a link that confirms its arrival',
  access: only('admin'),
  limitPerMinute: 5,
  reply: z.object({ to: z.string() }),
})

export const confirmMailCheck = endpoint({
  method: 'PUT',
  path: '/opening/mail-check',
  summary: 'Confirm that the test mail arrived, with the signature of its link',
  access: only('admin'),
  body: signature,
  reply: opening,
})

export const lookAhead = endpoint({
  method: 'POST',
  path: '/opening/look-ahead',
  summary: 'Get a link with which this browser sees the public pages before the school opens',
  access: only('admin'),
  reply: z.object({ url: z.string() }),
})

export const openSchool = endpoint({
  method: 'POST',
  path: '/opening/publish',
  summary: 'Open the school to visitors; refused while a required step is missing',
  access: only('admin'),
  reply: opening,
})
