import type { AttendanceRow } from '@sohbet/contract/live-sessions/attendance'
import { schoolDay, type Day } from '@sohbet/domain/calendar'
import { maySeeLearnersOf } from '@sohbet/domain/course/may-see-learner'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { levels } from '@sohbet/domain/level-test/level'
import { mayCorrectAttendance } from '@sohbet/domain/live-session/rules'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { liveSessionAttendance } from '../../db/tables/learning/live-sessions.ts'
import { moment } from '../../emails/words.ts'
import { AppError } from '../../errors/app-error.ts'
import type { SignedInContext } from '../../context/context.ts'
import { refuseIfErased } from '../../db/refuse-if-erased.ts'
import { toAbsence } from './attendance-rows.ts'
import { correctGuest, markGuests } from '../guests/guest-attendance.ts'
import { requireStaffLiveSession } from '../staff-live-sessions.reads.ts'

const attendanceKey = [
  liveSessionAttendance.userId,
  liveSessionAttendance.courseId,
  liveSessionAttendance.day,
  liveSessionAttendance.minute,
]

const rosterRow = z.object({
  userId: z.string(),
  username: z.string(),
  level: z.enum(levels).nullable(),
  joinedAt: z.coerce.date().nullable(),
  correction: z.boolean().nullable(),
  correctedBy: z.string().nullable(),
  absenceAnnouncedAt: z.coerce.date().nullable(),
  absenceReason: z.string(),
  isMadeUp: z.boolean(),
  guestSeatId: z.string().nullable(),
})

/**
 * A recorded session lists the learners of its rows. Until then the list has those with a seat and those who attended
 * but have left since.
 */
const roster = (db: Db, { courseId, day, minute, taughtBy }: LiveSession) =>
  queryRows(
    db,
    rosterRow,
    sql`select * from (
    select users.id as "userId", users.username, users.level, attendance.joined_at as "joinedAt", attendance.correction,
      (select author.username from users as author where author.id = attendance.by_user_id) as "correctedBy",
      attendance.absence_announced_at as "absenceAnnouncedAt", coalesce(attendance.absence_reason, '') as "absenceReason",
      attendance.made_up_at is not null as "isMadeUp", null::text as "guestSeatId"
    from users left join live_session_attendance as attendance on attendance.user_id = users.id
      and attendance.course_id = ${courseId}::uuid and attendance.day = ${day}::date
      and attendance.minute = ${minute}::int
    where ${
      taughtBy === null
        ? sql`users.id in (
      select user_id from enrollments where course_id = ${courseId}::uuid and status = 'active'
      union select user_id from live_session_attendance as there where there.course_id = ${courseId}::uuid
        and there.day = ${day}::date and there.minute = ${minute}::int
        and coalesce(there.correction, coalesce(there.joined_at, there.made_up_at) is not null))`
        : sql`attendance.user_id is not null`
    }
    union all
    select users.id, users.username, users.level, guest.joined_at, guest.correction, null, null, '', false, guest.id::text
    from guest_seats as guest join users on users.id = guest.user_id
    where guest.course_id = ${courseId}::uuid and guest.day = ${day}::date and guest.minute = ${minute}::int
      and guest.status = 'booked'
) as person
    order by person."guestSeatId" is not null, person.username collate "tr-x-icu", person."userId"`,
  )

export async function readRoster(db: Db, session: LiveSession): Promise<AttendanceRow[]> {
  return (await roster(db, session)).map((row) => ({
    userId: row.userId,
    username: row.username,
    level: row.level,
    isGuest: row.guestSeatId !== null,
    isMadeUp: row.isMadeUp,
    isAttended: row.correction ?? (row.joinedAt !== null || row.isMadeUp),
    joinedAt: row.joinedAt?.toISOString() ?? null,
    isCorrected: row.correction !== null,
    correctedBy: row.correctedBy,
    absence: toAbsence(row),
  }))
}

/** A session may be moved to a day after the course. */
export const seesRoster = (
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  { plan, session }: { plan: { endDate: Day }; session: LiveSession },
): boolean => {
  const days = [plan.endDate, schoolDay(session.endsAt)]
  return days.some((endDate) => maySeeLearnersOf(actor.role, { endDate }, now))
}

export async function listAttendance(ctx: SignedInContext, id: string): Promise<AttendanceRow[]> {
  const found = await requireStaffLiveSession(ctx.db, ctx, id)
  return seesRoster(ctx, found) ? readRoster(ctx.db, found.session) : []
}

function required(row: AttendanceRow | undefined): AttendanceRow {
  if (!row) throw new AppError('USER_NOT_FOUND')
  return row
}

async function requireMarkable(ctx: SignedInContext, id: string): Promise<LiveSession> {
  const found = await requireStaffLiveSession(ctx.db, ctx, id)
  if (!seesRoster(ctx, found)) throw new AppError('USER_NOT_FOUND')
  const { session } = found
  const verdict = mayCorrectAttendance(session, ctx.now)
  if (verdict.allowed) return session
  const about =
    'opensAt' in verdict ? moment(verdict.opensAt, { ...ctx.actor.account, language: ctx.language }) : ''
  throw new AppError(verdict.because, { about })
}

type Correction = { id: string; userId: string; isAttended: boolean | null }

export async function correctAttendance(
  ctx: SignedInContext,
  { id, userId, isAttended }: Correction,
): Promise<AttendanceRow> {
  const session = await requireMarkable(ctx, id)
  return refuseIfErased(
    () =>
      ctx.db.transaction(async (db) => {
        const findRow = async () => (await readRoster(db, session)).find((one) => one.userId === userId)
        required(await findRow())
        const { courseId, day, minute } = session
        const guest = (await roster(db, session)).find((one) => one.userId === userId)?.guestSeatId
        if (guest) {
          await correctGuest(db, { seatId: guest, isAttended })
          return required(await findRow())
        }
        const said = { correction: isAttended, byUserId: isAttended === null ? null : ctx.actor.userId }
        await db
          .insert(liveSessionAttendance)
          .values({ userId, courseId, day, minute, ...said })
          .onConflictDoUpdate({
            target: attendanceKey,
            set: said,
          })
        return required(await findRow())
      }),
    'USER_NOT_FOUND',
  )
}

/**
 * Marks the learners who have not come as present, except those who announced an absence. Null restores the automatic
 * record of all learners.
 */
export async function markAttendance(
  ctx: SignedInContext,
  { id, isAttended }: { id: string; isAttended: true | null },
): Promise<AttendanceRow[]> {
  const session = await requireMarkable(ctx, id)
  return refuseIfErased(
    () =>
      ctx.db.transaction(async (db) => {
        const rows = await readRoster(db, session)
        await (isAttended ? markPresent(ctx, db, { session, rows }) : removeMarks(db, session))
        await markGuests(db, session, isAttended)
        return readRoster(db, session)
      }),
    'USER_NOT_FOUND',
  )
}

async function markPresent(
  { actor }: SignedInContext,
  db: Db,
  { session: { courseId, day, minute }, rows }: { session: LiveSession; rows: readonly AttendanceRow[] },
): Promise<void> {
  const values = rows
    .filter(({ isGuest, isAttended, absence }) => !isGuest && !isAttended && !absence)
    .map(({ userId }) => ({ userId, courseId, day, minute, correction: true, byUserId: actor.userId }))
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
  if (values.length === 0) return
  await db
    .insert(liveSessionAttendance)
    .values(values)
    .onConflictDoUpdate({
      target: attendanceKey,
      set: { correction: true, byUserId: actor.userId },
      // A learner may announce an absence meanwhile
      setWhere: isNull(liveSessionAttendance.absenceAnnouncedAt),
    })
}

const removeMarks = (db: Db, { courseId, day, minute }: LiveSession) =>
  db
    .update(liveSessionAttendance)
    .set({ correction: null, byUserId: null })
    .where(
      and(
        eq(liveSessionAttendance.courseId, courseId),
        eq(liveSessionAttendance.day, day),
        eq(liveSessionAttendance.minute, minute),
        isNotNull(liveSessionAttendance.correction),
      ),
    )
