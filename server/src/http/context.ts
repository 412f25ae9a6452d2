import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import type { FastifyBaseLogger } from 'fastify'
import type { OneTimeSecrets } from '../auth/one-time-secrets.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { Files } from '../adapters/files/files.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import type { Db } from '../db/connect.ts'
import type { LiveHub } from '../live/hub.ts'
import type { ReadSiteAudio } from '../level-tests/site-audio.ts'
import type { AnnouncementBoard } from '../settings/announcement-board.ts'
import type { SchoolBoard } from '../settings/school-board.ts'
import type { OwnRow } from '../users/user.reads.ts'
import type { SignedLinks } from './files/signed-links.ts'

/** What the app is made of; chosen once, in main.ts or by a test. */
export type Services = {
  db: Db
  tokens: Tokens
  secrets: OneTimeSecrets
  links: SignedLinks
  /** The address people use; links in mails are made of it, never of what a client sends. */
  publicUrl: string
  /** Who the school is, and what it offers. */
  schoolBoard: SchoolBoard
  /** What the public pages announce. */
  announcementBoard: AnnouncementBoard
  files: Files
  /** Who is connected and wants to be told. */
  live: LiveHub
  /** Recordings that came with the site, by their address; absent where only the API is served. */
  readSiteAudio?: ReadSiteAudio | undefined
  payments: Payments
  /** Mail stays in the local mailbox, which may be looked into. */
  hasLocalMailbox: boolean
  /** The only clock. */
  clock: () => Date
  /** Lets time pass before an answer; tests do not wait for it. */
  pause: (milliseconds: number) => Promise<unknown>
}

/** Who is calling. Their account is read with the session, so it is as it stands now. */
export type Actor = { userId: string; role: Role; sessionId: string; account: OwnRow }

/** What every request carries. `now` is fixed once, so a request has one time. */
export type Context = Omit<Services, 'clock'> & {
  /** Where the school reads what people write. */
  schoolEmail: string
  now: Date
  /** Nobody in calls that anyone may make, but where the contract wants to know. */
  actor: Actor | null
  log: FastifyBaseLogger
  language: Language
  /** Whether the client came by https. */
  secure: boolean
  client: { address: string; userAgent: string }
}

export type SignedInContext = Context & { actor: Actor }
