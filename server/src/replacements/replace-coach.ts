import type { CoachChange } from '@sohbet/contract/people/replacements'
import { messages } from '@sohbet/contract/messaging/messages'
import { mayReplace } from '@sohbet/domain/course/replacement'
import { parseLiveSessionId } from '@sohbet/domain/live-session/plan'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { updateCoach } from '../coaches/update-coach.ts'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { lockLearners } from '../lessons/lock-lesson.ts'
import { mergeNotices } from '../notifications/merge-notices.ts'
import { record } from '../security-log/record.ts'
import { changeRole, refuseLastAdmin, refuseOwnAccount, setSuspended } from '../users/administer-user.ts'
import { declineRequests } from './decline-requests.ts'
import { handOverCourses, handOverLessons, handOverSessions, type Named } from './hand-over-parts.ts'
import { readLeft, type Left } from './left-behind.reads.ts'
import { lockCoursesAndCoaches } from './lock-for-replacement.ts'
import { findCoachId, readCandidates } from './show-left-behind.ts'

type Replacement = { userId: string; change: CoachChange } & Named

/** The successors were chosen from a list: refuses when it no longer holds, and names what has no successor. */
function refuseUnlessComplete({ language }: SignedInContext, left: Left, named: Named): void {
  const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)
  const verdict = mayReplace(
    {
      courses: idsOf(left.courses),
      sessions: left.sessions.map(({ session }) => session.id),
      lessons: idsOf(left.lessons),
    },
    { courses: idsOf(named.courses), sessions: idsOf(named.sessions), lessons: idsOf(named.lessons) },
  )
  if (verdict.allowed) return
  const at = (moment: Date) => zonedTime(moment, { language })
  const names = new Map([
    ...left.courses.map(({ id, name }) => [id, name] as const),
    ...left.sessions.map(
      ({ session, courseName }) => [session.id, `${courseName}, ${at(session.startsAt)}`] as const,
    ),
    ...left.lessons.map(({ id, startsAt }) => [id, at(startsAt)] as const),
  ])
  throw new AppError(verdict.because, {
    about: verdict.missing.map((id) => names.get(id) ?? '').join('; '),
  })
}

/** Each successor is another active coach. */
async function refuseBadSuccessors(
  db: Db,
  { coachId, successorIds }: { coachId: string; successorIds: readonly string[] },
): Promise<void> {
  const candidates = await readCandidates(db, coachId)
  if (successorIds.some((id) => !candidates.some((candidate) => candidate.id === id)))
    throw new AppError('COACH_INACTIVE')
}

async function handOver(
  ctx: SignedInContext,
  db: Db,
  { userId, coachId, named }: { userId: string; coachId: string; named: Named },
): Promise<void> {
  const { now, actor } = ctx
  const { courses, sessions, lessons } = named
  const successorIds = [...courses, ...sessions, ...lessons].flatMap((one) => one.coachId ?? [])
  const ofSessions = sessions.flatMap(({ id }) => parseLiveSessionId(id)?.courseId ?? [])
  const courseIds = [...new Set([...courses.map(({ id }) => id), ...ofSessions])]
  const locked = await lockCoursesAndCoaches(db, { courseIds, coachIds: [coachId, ...successorIds] })
  // Its lock comes before accounts, as in every change of an account
  await refuseLastAdmin(db, userId)
  await lockLearners(
    db,
    lessons.map(({ id }) => id),
  )
  const left = await readLeft(db, { coachId, now })
  refuseUnlessComplete(ctx, left, named)
  await refuseBadSuccessors(db, { coachId, successorIds })
  const step = { coachId, left, named }
  // Courses first: a lesson is tested against the sessions that its new coach gets here
  await handOverCourses(ctx, db, { ...step, locked })
  await handOverSessions(ctx, db, step)
  await handOverLessons(ctx, db, step)
  const declined = await declineRequests(db, { coachId, now })
  await mergeNotices(db, now, [...[...courses, ...sessions, ...lessons].map(({ id }) => id), ...declined])
  const details = `courses ${courses.length}, sessions ${sessions.length}, lessons ${lessons.length}`
  await record(db, ctx, { event: 'coach_replaced', userId, byUserId: actor.userId, details })
}

async function makeChange(ctx: SignedInContext, userId: string, change: CoachChange): Promise<void> {
  if (change.kind === 'suspend') await setSuspended(ctx, { userId, isSuspended: true })
  if (change.kind === 'role') await changeRole(ctx, { userId, role: change.role })
  if (change.kind === 'deactivate') await updateCoach(ctx, { userId, fields: change.fields })
}

/** Gives all that a coach leaves behind to the named successors, and changes the coach, or does nothing. */
export async function replaceCoach(
  ctx: SignedInContext,
  { userId, change, ...named }: Replacement,
): Promise<{ message: string }> {
  refuseOwnAccount(ctx, userId)
  await ctx.db.transaction(async (db) => {
    const coachId = await findCoachId(db, userId)
    if (coachId) await handOver(ctx, db, { userId, coachId, named })
    await makeChange({ ...ctx, db }, userId, change)
  })
  return { message: messages.coachReplaced[ctx.language] }
}
