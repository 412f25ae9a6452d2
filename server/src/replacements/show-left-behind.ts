import type { LeftBehind } from '@sohbet/contract/people/replacements'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Person } from '../coaches/coach-person.reads.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { turkish } from '../db/tables/columns.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { findFreeCoachesOf } from '../lessons/requests/hand-over.ts'
import { findFreeCoaches } from '../live-sessions/substitutes/free-coaches.reads.ts'
import { readCourseSuccessors } from './course-successors.reads.ts'
import { readLeft } from './left-behind.reads.ts'

const nothing: LeftBehind = { courses: [], sessions: [], lessons: [], busyUntil: null, requests: 0 }

/** The coach of an account; undefined for an account with the role and without coach data. */
export async function findCoachId(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db
    .select({ coachId: coaches.id })
    .from(users)
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(eq(users.id, userId))
  if (!user) throw new AppError('USER_NOT_FOUND')
  return user.coachId ?? undefined
}

/** The other coaches who may take something over, by name. */
export const readCandidates = (db: Db, coachId: string): Promise<Person[]> =>
  db
    .select({ id: coaches.id, name: users.username })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(
      and(
        ne(coaches.id, coachId),
        eq(coaches.isActive, true),
        eq(users.role, 'coach'),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(turkish(users.username)), asc(coaches.id))

const iso = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** What a coach would leave behind, with the coaches who could take each thing. */
export async function showLeftBehind(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<LeftBehind> {
  const coachId = await findCoachId(db, userId)
  if (!coachId) return nothing
  const left = await readLeft(db, { coachId, now })
  const candidates = await readCandidates(db, coachId)
  const ofCourse = await readCourseSuccessors(db, { courses: left.courses, coachId, candidates, now })
  const sessions: LeftBehind['sessions'] = []
  for (const { session, courseName } of left.sessions)
    sessions.push({
      id: session.id,
      courseName,
      ...iso(session),
      successors: await findFreeCoaches(db, { session, coachId }),
    })
  return {
    courses: left.courses.map(({ id, name, startDate, endDate, primaryCoachId, secondaryCoachId }) => ({
      id,
      name,
      startDate,
      endDate,
      isFirst: primaryCoachId === coachId,
      otherCoachId: primaryCoachId === coachId ? secondaryCoachId : primaryCoachId,
      successors: ofCourse.get(id) ?? [],
    })),
    sessions,
    lessons: (await findFreeCoachesOf(db, left.lessons, now)).map(({ lesson, coachIds }) => ({
      id: lesson.id,
      kind: lesson.kind,
      ...iso(lesson),
      learners: lesson.learners,
      successors: candidates.filter(({ id }) => coachIds.includes(id)),
    })),
    busyUntil: left.begun[0]?.endsAt.toISOString() ?? null,
    requests: left.requests.length,
  }
}
