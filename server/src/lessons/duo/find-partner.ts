import type { OwnLesson, partnerChoice } from '@sohbet/contract/lessons/lessons'
import { invitationsPerHour, mayChangeDuo, neighbours, type Opening } from '@sohbet/domain/lesson/together'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { atLeast } from '../../auth/response-time.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { lessonInvitations } from '../../db/tables/lessons/lesson-invitations.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { countHourly } from '../../http/hourly-limit.ts'
import { lockOwnLesson } from '../lock-own-lesson.ts'
import { requireOwnLesson } from '../own-lessons.reads.ts'
import { withdrawInvitation } from './invitations.ts'
import { readKnownLearners } from './known-learners.reads.ts'
import { notifyInvited } from './notify-of-partner.ts'

type Choice = z.output<typeof partnerChoice>
type LessonRow = typeof lessons.$inferSelect

/** Replies with an invitation take the same time for every address. */
const answerMilliseconds = 250
export const answerAlike = <Result>(
  ctx: SignedInContext,
  choice: Choice | undefined,
  work: () => Promise<Result>,
): Promise<Result> => (choice?.by === 'email' ? atLeast(ctx, answerMilliseconds, work) : work())

/** Locks a duo without a partner that the caller booked. */
export async function lockOpenDuo(ctx: SignedInContext, db: Db, id: string) {
  const { userId, account } = ctx.actor
  const { lesson, seat, seats } = await lockOwnLesson(db, { id, userId })
  const verdict = mayChangeDuo(
    { ...lesson, isCancelled: false, isBooker: seat.isBooker, taken: seats.length },
    ctx.now,
  )
  if (!verdict.allowed)
    throw new AppError(verdict.because, {
      about: zonedTime(lesson.freeUntil, { language: ctx.language, timeZone: account.timeZone }),
    })
  return lesson
}

/** The booker invites a partner or opens the seat; a later choice replaces the earlier one. */
export const findPartner = (
  ctx: SignedInContext,
  { id, choice }: { id: string; choice: Choice },
): Promise<OwnLesson> =>
  answerAlike(ctx, choice, () =>
    ctx.db.transaction(async (db) => {
      const lesson = await lockOpenDuo(ctx, db, id)
      await seekPartner(ctx, db, { lesson, choice })
      return requireOwnLesson({ ...ctx, db }, id)
    }),
  )

/** For a locked duo without a partner. */
export async function seekPartner(
  ctx: SignedInContext,
  db: Db,
  { lesson, choice }: { lesson: LessonRow; choice: Choice },
): Promise<void> {
  await withdrawInvitation(db, lesson.id, ctx.now)
  if (choice.by === 'course' || choice.by === 'level') return openSeat(ctx, db, { lesson, openTo: choice.by })
  const { userId: fromUserId } = ctx.actor
  await countHourly(db, { key: `invite ${fromUserId}`, limit: invitationsPerHour, now: ctx.now })
  const userId = await findInvited(ctx, db, choice)
  if (userId === fromUserId) throw new AppError('OWN_INVITATION')
  await db
    .update(lessons)
    .set({ openTo: null, levelFrom: null, levelTo: null })
    .where(eq(lessons.id, lesson.id))
  const email = choice.by === 'email' ? choice.email : null
  await db
    .insert(lessonInvitations)
    .values({ lessonId: lesson.id, fromUserId, userId, email, createdAt: ctx.now })
  await notifyInvited(db, ctx.now, { lesson, fromUserId, userId })
}

/** A learner who can log in, or a learner whose name the booker knows; null for other addresses. */
async function findInvited(
  ctx: SignedInContext,
  db: Db,
  choice: Extract<Choice, { by: 'email' | 'person' }>,
): Promise<string | null> {
  if (choice.by === 'person') {
    const known = await readKnownLearners({ ...ctx, db })
    if (!known.some(({ userId }) => userId === choice.userId)) throw new AppError('USER_NOT_FOUND')
    return choice.userId
  }
  const canLogIn = and(eq(users.isVerified, true), isNull(users.suspendedAt), eq(users.role, 'learner'))
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, choice.email), canLogIn))
  return found?.id ?? null
}

async function openSeat(
  { actor }: SignedInContext,
  db: Db,
  { lesson, openTo }: { lesson: LessonRow; openTo: Opening },
): Promise<void> {
  const [booker] = await db.select({ level: users.level }).from(users).where(eq(users.id, actor.userId))
  if (openTo === 'level' && !booker?.level) throw new AppError('LEVEL_UNKNOWN')
  const levels =
    openTo === 'level' && booker?.level ? neighbours(booker.level) : { levelFrom: null, levelTo: null }
  await db
    .update(lessons)
    .set({ openTo, ...levels })
    .where(eq(lessons.id, lesson.id))
}
