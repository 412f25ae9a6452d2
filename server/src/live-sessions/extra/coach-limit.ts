import { mayCoachAdd } from '@sohbet/domain/live-session/extra-session'
import type { Slot } from '@sohbet/domain/live-session/plan'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { AppError } from '../../errors/app-error.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'

type Added = { courseId: string; slot: Slot; startsAt: Date }

/** The school's limit of extra sessions, for a coach who adds one. The course is locked. */
export async function refuseOverLimit(ctx: SignedInContext, db: Db, added: Added): Promise<void> {
  if (ctx.actor.role === 'coach') refuseUnlessRoom(added.startsAt, await readLimit(db, added))
}

/**
 * The same for a coach who moves one, or brings a cancelled one back: its month must have room. One that an admin added
 * does not count. The course is locked.
 */
export async function refuseChangeOverLimit(ctx: SignedInContext, db: Db, changed: Added): Promise<void> {
  if (ctx.actor.role !== 'coach') return
  const found = await readLimit(db, changed)
  if (found.before) refuseUnlessRoom(changed.startsAt, found)
}

function refuseUnlessRoom(startsAt: Date, found: Parameters<typeof mayCoachAdd>[1]) {
  const verdict = mayCoachAdd(startsAt, found)
  if (!verdict.allowed) throw new AppError(verdict.because, { about: String(found.limit) })
}

async function readLimit(db: Db, { courseId, slot }: Added) {
  const rows = await db
    .select({
      day: liveSessions.day,
      minute: liveSessions.minute,
      startsAt: liveSessions.startsAt,
      isCancelled: liveSessions.isCancelled,
      cancelledAt: liveSessions.cancelledAt,
    })
    .from(liveSessions)
    .where(and(eq(liveSessions.courseId, courseId), eq(liveSessions.isByCoach, true)))
  const { extraSessions: limit } = await readLessonRules(db)
  const sessions = rows.flatMap(({ startsAt, ...row }) => (startsAt ? [{ ...row, startsAt }] : []))
  const isIt = ({ day, minute }: Slot) => day === slot.day && minute === slot.minute
  return { limit, before: sessions.find(isIt), others: sessions.filter((one) => !isIt(one)) }
}
