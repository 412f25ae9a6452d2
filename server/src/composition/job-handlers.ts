import type { Backups } from '../backup/automatic/create-backups.ts'
import type { Files } from '../adapters/files/files.ts'
import type { MailPort } from '../adapters/mail/mail.ts'
import type { PaymentProviders } from '../adapters/payments/providers.ts'
import { refundUnanswered } from '../cancellations/moving/choose.ts'
import type { Db } from '../db/connect.ts'
import type { Log } from '../db/embedded/log.ts'
import { sendAnnouncements } from '../announcements/send-announcements.ts'
import { remindOfExpiry } from '../credits/remind-of-expiry.ts'
import { remindOfBalances } from '../enrollments/by-hand/remind-of-balances.ts'
import { drawPapers } from '../enrollments/papers/mailed-papers.ts'
import { readLetterhead } from '../settings/brand/brand-files.ts'
import { expireEnrollments } from '../enrollments/seats/expire-enrollments.ts'
import { refreshFigures } from '../figures/figures.ts'
import { figureKinds } from './figures.ts'
import { mailNotifications } from '../notifications/mail-notifications.ts'
import { recordEndedSessions } from '../live-sessions/attendance/record-ended-sessions.ts'
import { remindGuests } from '../live-sessions/guests/remind-guests.ts'
import { settleAllGuests } from '../live-sessions/guests/settle-guests.ts'
import { warnOfClasses } from '../coach-away/warn-of-classes.ts'
import { decideCourses } from '../certificates/decide-courses.ts'
import { closeLessons } from '../lessons/close-lessons.ts'
import { payCoaches } from '../pay/pay-coaches.ts'
import { checkNumbers } from '../lessons/group/check-numbers.ts'
import { remindOfLessons } from '../lessons/remind-of-lessons.ts'
import { sendReminders } from '../reminders/send-reminders.ts'
import { remindOfReviews } from '../review/remind-of-reviews.ts'
import { refundPayment } from '../payments/refunds/refund-payment.ts'
import {
  logUnsettledPayments,
  settleDisputes,
  settlePayments,
} from '../payments/settlement/settle-payments.ts'
import { removeUnusedPicture } from '../quizzes/remove-unused-picture.ts'
import { fromSchool } from '../emails/from-school.ts'
import type { CachedBrand } from '../settings/brand/cached-brand.ts'
import type { CachedSchool } from '../settings/cached-school.ts'
import { cleanUp } from './clean-up.ts'
import { enrollmentSteps } from './enrollment-steps.ts'
import { runAll } from '../async/run-all.ts'
import { checkServices } from '../system/check-services.ts'
import { followMail } from '../system/mail-flow.ts'
import type { Handlers } from '../jobs/job-list.ts'
import type { SignedLinks } from '../http/files/signed-links.ts'

type JobServices = {
  db: Db
  mail: MailPort
  files: Files
  providers: PaymentProviders
  publicUrl: string
  links: SignedLinks
  cachedSchool: Pick<CachedSchool, 'current'>
  cachedBrand: Pick<CachedBrand, 'current'>
  /** Delivers an event of the local payment provider as a real one would. */
  deliverWebhook: (payload: string) => Promise<void>
  /** Absent when backups are off. */
  backups?: Pick<Backups, 'runDue'> | undefined
  clock: () => Date
  log: Log
  pause: (milliseconds: number) => Promise<unknown>
}

/** Removing a missing file succeeds, so a retry continues where the first try stopped. */
async function removeFiles(files: Files, names: readonly string[]): Promise<void> {
  for (const name of names) await files.remove(name)
}

/** The handler of each job. */
export function jobHandlers({
  mail,
  files,
  cachedSchool,
  cachedBrand,
  deliverWebhook,
  backups,
  clock,
  log,
  ...services
}: JobServices): Handlers {
  const context = () => ({
    ...services,
    enrollmentSteps,
    log,
    schoolEmail: cachedSchool.current().email,
    now: clock(),
  })
  return {
    'send-mail': async ({ papers, ...letter }) => {
      const [school, brand] = [cachedSchool.current(), cachedBrand.current()]
      const attachments =
        papers &&
        (await drawPapers({ db: services.db, school, head: await readLetterhead(files, brand) }, papers))
      const full = fromSchool(letter, { school, brand, publicUrl: services.publicUrl })
      await followMail({ db: services.db, log, now: clock() }, () => mail.send({ ...full, attachments }))
    },
    'clean-up': () =>
      runAll([
        () => cleanUp(services.db, clock()),
        () => logUnsettledPayments(context()),
        () => settleDisputes(context()),
      ]),
    'back-up': async () => backups?.runDue(),
    'expire-enrollments': () =>
      runAll([() => expireEnrollments(context()), () => refundUnanswered(context())]),
    'settle-payments': () => settlePayments(context()),
    refund: (order) => refundPayment(context(), order),
    'local-webhook': ({ payload }) => deliverWebhook(payload),
    'send-reminders': () =>
      runAll([
        async () => void (await sendReminders(context())),
        () => remindOfLessons(context()),
        () => checkNumbers(context()),
        () => warnOfClasses(context()),
        () => settleAllGuests(context()),
        () => remindGuests(context()),
        () => remindOfReviews(context()),
        async () => {
          await closeLessons(context())
          await payCoaches(context())
        },
      ]),
    'remind-of-balances': () => runAll([() => remindOfBalances(context()), () => remindOfExpiry(context())]),
    'record-sessions': () => recordEndedSessions(context()),
    'decide-courses': () => decideCourses({ ...context(), rules: cachedSchool.current() }),
    'send-announcements': () => sendAnnouncements(context()),
    'mail-notifications': () => mailNotifications(context()),
    'remove-files': ({ names }) => removeFiles(files, names),
    'remove-unused-picture': (question) => removeUnusedPicture({ db: services.db, files }, question),
    'refresh-figures': () => refreshFigures(context(), figureKinds),
    'check-services': () => checkServices({ ...context(), mail, files }),
  }
}
