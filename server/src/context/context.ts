import type { OneTimeSecrets } from '../auth/one-time-secrets.ts'
import type { Tokens } from '../auth/session/tokens.ts'
import type { Files } from '../adapters/files/files.ts'
import type { PaymentProviders } from '../adapters/payments/providers.ts'
import type { Db } from '../db/connect.ts'
import type { EnrollmentSteps } from '../enrollments/seats/seat-context.ts'
import type { BindTo } from '../http/bind-routes.ts'
import type { SignedLinks } from '../http/files/signed-links.ts'
import type { Actor, RequestContext } from '../http/request-context.ts'
import type { LiveHub } from '../live/hub.ts'
import type { Decoder } from '../media/decoder.ts'
import type { ReadSiteAudio } from '../media/site-audio.ts'
import type { CachedAnnouncement } from '../settings/cached-announcement.ts'
import type { CachedOpening } from '../settings/cached-opening.ts'
import type { CachedBrand } from '../settings/brand/cached-brand.ts'
import type { CachedSchool } from '../settings/cached-school.ts'
import type { CachedContent } from '../site/cached-content.ts'
import type { Running } from '../system/running.ts'

/** The services of the app, chosen once in main.ts or by a test. */
export type Services = {
  db: Db
  tokens: Tokens
  secrets: OneTimeSecrets
  links: SignedLinks
  /** The school's public URL; links in mails use it, never a client's header. */
  publicUrl: string
  /** The school's details and switches. */
  cachedSchool: CachedSchool
  /** Whether the school has opened. */
  cachedOpening: CachedOpening
  /** The school's name, words and addresses. */
  cachedBrand: CachedBrand
  /** The announcement of the public pages. */
  cachedAnnouncement: CachedAnnouncement
  /** The published texts of the public pages. */
  cachedContent: CachedContent
  files: Files
  /** Folder of the files of our own courses. */
  demoFiles: string
  /** Decodes uploaded pictures. */
  decoder: Decoder
  /** The connected live streams. */
  live: LiveHub
  /** Recordings shipped with the site, by URL; absent when only the API is served. */
  readSiteAudio?: ReadSiteAudio | undefined
  /** Of payments, in the order of preference. */
  providers: PaymentProviders
  /** Steps of other features when a seat changes hands. */
  enrollmentSteps: EnrollmentSteps
  /** What the page of the system shows of this process. */
  running: Running
  /** Mail stays in the local mailbox, which can be read. */
  hasLocalMailbox: boolean
  /** The only clock. */
  clock: () => Date
  /** Delays a reply; tests do not wait. */
  pause: (milliseconds: number) => Promise<unknown>
}

/** The services and the request: the first argument of every handler. */
export type Context = Omit<Services, 'clock'> &
  RequestContext & {
    /** Where the school reads its mail. */
    schoolEmail: string
  }
export type SignedInContext = Context & { actor: Actor }

export type Bind = BindTo<Context>

export const contextOf = (services: Services, request: RequestContext): Context => ({
  ...services,
  ...request,
  schoolEmail: services.cachedSchool.current().email,
})
