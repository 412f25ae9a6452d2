import type { Language } from '@sohbet/domain/language'
import type { common } from './en/shared/common.ts'

/**
 * One chunk per language and area. `shared` has the texts of every screen; `frame` has those of ui/, parts/ and
 * shell/ that only signed-in areas show.
 */
const en = {
  shared: () => import('./en/shared/shared-texts.ts'),
  frame: () => import('./en/frame/frame-texts.ts'),
  auth: () => import('./en/auth/auth-texts.ts'),
  account: () => import('./en/account/account-texts.ts'),
  learner: () => import('./en/learner/learner-texts.ts'),
  enroll: () => import('./en/enroll/enroll-texts.ts'),
  lessons: () => import('./en/lessons/lessons-texts.ts'),
  review: () => import('./en/review/review-texts.ts'),
  certificates: () => import('./en/certificates/certificates-texts.ts'),
  'level-test': () => import('./en/level-test/level-test-texts.ts'),
  checkout: () => import('./en/checkout/checkout-texts.ts'),
  coach: () => import('./en/coach/coach-texts.ts'),
  admin: () => import('./en/admin/admin-texts.ts'),
  'level-tests': () => import('./en/level-tests/level-tests-texts.ts'),
  'mail-texts': () => import('./en/mail-texts/mail-texts-texts.ts'),
  pay: () => import('./en/pay/pay-texts.ts'),
  system: () => import('./en/system/system-texts.ts'),
  'admin-lessons': () => import('./en/admin-lessons/admin-lessons-texts.ts'),
  partner: () => import('./en/partner/partner-texts.ts'),
  site: () => import('./en/site/site-texts.ts'),
  voice: () => import('./en/voice/voice-texts.ts'),
  recorder: () => import('./en/recorder/recorder-texts.ts'),
  speaking: () => import('./en/speaking/speaking-texts.ts'),
  listen: () => import('./en/listen/listen-texts.ts'),
  speak: () => import('./en/speak/speak-texts.ts'),
  progress: () => import('./en/progress/progress-texts.ts'),
}

const tr: Chunks = {
  shared: () => import('./tr/shared/shared-texts.ts'),
  frame: () => import('./tr/frame/frame-texts.ts'),
  auth: () => import('./tr/auth/auth-texts.ts'),
  account: () => import('./tr/account/account-texts.ts'),
  learner: () => import('./tr/learner/learner-texts.ts'),
  enroll: () => import('./tr/enroll/enroll-texts.ts'),
  lessons: () => import('./tr/lessons/lessons-texts.ts'),
  review: () => import('./tr/review/review-texts.ts'),
  certificates: () => import('./tr/certificates/certificates-texts.ts'),
  'level-test': () => import('./tr/level-test/level-test-texts.ts'),
  checkout: () => import('./tr/checkout/checkout-texts.ts'),
  coach: () => import('./tr/coach/coach-texts.ts'),
  admin: () => import('./tr/admin/admin-texts.ts'),
  'level-tests': () => import('./tr/level-tests/level-tests-texts.ts'),
  'mail-texts': () => import('./tr/mail-texts/mail-texts-texts.ts'),
  pay: () => import('./tr/pay/pay-texts.ts'),
  system: () => import('./tr/system/system-texts.ts'),
  'admin-lessons': () => import('./tr/admin-lessons/admin-lessons-texts.ts'),
  partner: () => import('./tr/partner/partner-texts.ts'),
  site: () => import('./tr/site/site-texts.ts'),
  voice: () => import('./tr/voice/voice-texts.ts'),
  recorder: () => import('./tr/recorder/recorder-texts.ts'),
  speaking: () => import('./tr/speaking/speaking-texts.ts'),
  listen: () => import('./tr/listen/listen-texts.ts'),
  speak: () => import('./tr/speak/speak-texts.ts'),
  progress: () => import('./tr/progress/progress-texts.ts'),
}

export type TextArea = keyof typeof en
type Chunks = Record<TextArea, () => Promise<{ texts: object }>>

export const chunks: Record<Language, Chunks> = { en, tr }

type AreaTexts = Awaited<ReturnType<(typeof en)[TextArea]>>['texts']
type Namespace = AreaTexts extends infer Area ? (Area extends unknown ? keyof Area : never) : never

/** All namespaces with their keys. */
export type Texts = { common: typeof common } & {
  [Name in Namespace]: Extract<AreaTexts, Record<Name, unknown>>[Name]
}
