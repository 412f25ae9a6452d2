import { zoomDuration } from '@sohbet/domain/course/zoom-times'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { isOff } from '@sohbet/domain/live-session/rules'
import { weeklySlots } from '@sohbet/domain/live-session/weekly-slots'
import { dayMs } from '@sohbet/domain/moment'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { lockCourse } from '../../enrollments/seats/seats.ts'
import { notify } from '../../notifications/notify.ts'
import { holidayRows, holidaysOfSchool, liveSessionsOfPlan, planOfCourse, planRow } from '../plan.reads.ts'

const courseRow = z.object({
  plan: planRow,
  holidays: holidayRows,
  primaryCoachId: z.string(),
  secondaryCoachId: z.string().nullable(),
  learners: z.array(z.string()),
})

/** Covers late commits and clocks that are behind. */
const slackMs = 10 * 60_000

/**
 * Records what took place: time, length, coaches and learners of every session that has ended. Later changes of the
 * course or of the holidays do not change it. It may run at any time and in parallel.
 */
export async function recordEndedSessions({ db, now }: { db: Db; now: Date }): Promise<void> {
  const since = await sweptTo(db, now)
  const { rows } = await db.execute(sql`select course.id from courses as course
    where course.start_date <= ${now.toISOString()}::date + 1 ${since ? sql`and ${touchedSince(since, now)}` : sql``}
    order by course.id`)
  const ids = z.array(z.object({ id: z.string() })).parse(rows)
  for (const { id } of ids)
    await db.transaction(async (db) => {
      await lockCourse(db, id)
      await recordEndedOfCourse(db, { courseId: id, now })
    })
  await db.execute(sql`insert into sweeps (name, swept_to) values ('ended-sessions', ${sqlMoment(now)})
    on conflict (name) do update set swept_to = excluded.swept_to`)
}

/** How far the last run came; undefined for the first run, after days without one, and when the clock was set back. */
async function sweptTo(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await queryRows(
    db,
    z.object({ sweptTo: z.coerce.date().nullable() }),
    sql`select swept_to as "sweptTo" from sweeps where name = 'ended-sessions'`,
  )
  if (!row?.sweptTo || row.sweptTo > now || now.getTime() - row.sweptTo.getTime() > 5 * dayMs)
    return undefined
  return new Date(row.sweptTo.getTime() - slackMs)
}

/** Courses with a session that may have ended since then. */
function touchedSince(since: Date, now: Date): SQL {
  const from = new Date(since.getTime() - zoomDuration.max * 60_000)
  return sql`course.id in (
    select time.course_id from course_zoom_times as time
      join jsonb_to_recordset(${JSON.stringify(weeklySlots(from, now))}::jsonb)
        as slot ("dayOfWeek" text, "fromMinute" int, "toMinute" int) on time.day_of_week = slot."dayOfWeek"
        and time.hour * 60 + time.minute between slot."fromMinute" and slot."toMinute"
    union all select course_id from live_sessions
      where starts_at between ${sqlMoment(from)} and ${sqlMoment(now)})`
}

/** The same for one locked course. */
export async function recordEndedOfCourse(
  db: Db,
  { courseId, now }: { courseId: string; now: Date },
): Promise<void> {
  const [row] = await queryRows(
    db,
    courseRow,
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
        course.primary_coach_id as "primaryCoachId", course.secondary_coach_id as "secondaryCoachId",
        (select coalesce(json_agg(user_id), '[]') from enrollments
          where course_id = course.id and status = 'active' and user_id is not null) as learners
      from courses as course where course.id = ${courseId}`,
  )
  if (!row) return
  const ended = liveSessionsOfPlan(row.plan, row.holidays).filter(
    ({ endsAt, taughtBy }) => endsAt <= now && taughtBy === null,
  )
  if (ended.length === 0) return
  await storeRoster(db, { courseId, ended })
  await store(db, { ended, row, now })
  await announceReplays(db, { ended, row, now })
}

/**
 * One row of attendance for every learner who had a seat when the session ended, so that later enrolments and
 * cancellations do not change the list. An absence that was announced for a seat given up before is deleted.
 */
async function storeRoster(
  db: Db,
  { courseId, ended }: { courseId: string; ended: readonly LiveSession[] },
): Promise<void> {
  const slots = JSON.stringify(ended.map(({ day, minute, endsAt }) => ({ day, minute, endsAt })))
  const sessions = sql`jsonb_to_recordset(${slots}::jsonb) as session (day date, minute smallint, "endsAt" timestamptz)`
  const isSeat = sql`seat.course_id = ${courseId} and seat.activated_at < session."endsAt"
    and (seat.cancelled_at is null or seat.cancelled_at >= session."endsAt")`
  await db.execute(sql`delete from live_session_attendance as row using ${sessions}
    where row.course_id = ${courseId} and row.day = session.day and row.minute = session.minute
      and row.joined_at is null and row.made_up_at is null and row.correction is null
      and not exists (select from enrollments as seat where seat.user_id = row.user_id and ${isSeat})`)
  // The lock leaves out an account that is being erased
  await db.execute(sql`insert into live_session_attendance (user_id, course_id, day, minute)
    select person.id, seat.course_id, session.day, session.minute
    from ${sessions} join enrollments as seat on ${isSeat} join users as person on person.id = seat.user_id
    for key share of person
    on conflict (user_id, course_id, day, minute) do nothing`)
}

type Ended = { ended: readonly LiveSession[]; row: z.output<typeof courseRow>; now: Date }

async function store(db: Db, { ended, row, now }: Ended): Promise<void> {
  const { primaryCoachId, secondaryCoachId, plan } = row
  const facts = {
    recordedAt: now,
    isKept: true,
  }
  await db
    .insert(liveSessions)
    .values(
      ended.map(({ courseId, day, minute, startsAt, duration, holiday, changedAt, substituteId }) => ({
        courseId,
        day,
        minute,
        startsAt,
        duration,
        holiday,
        primaryCoachId: substituteId ?? primaryCoachId,
        secondaryCoachId: secondaryCoachId === substituteId ? null : secondaryCoachId,
        ...facts,
        seatCount: sql`(select count(*) from live_session_attendance
          where course_id = ${courseId} and day = ${day}::date and minute = ${minute}::int)`,
        // Nobody changed the session, so calendars and open forms keep their revision
        revision: 0,
        changedAt: changedAt ?? plan.updatedAt,
      })),
    )
    .onConflictDoUpdate({
      target: [liveSessions.courseId, liveSessions.day, liveSessions.minute],
      set: {
        ...facts,
        startsAt: sql`excluded.starts_at`,
        duration: sql`excluded.duration`,
        holiday: sql`excluded.holiday`,
        primaryCoachId: sql`excluded.primary_coach_id`,
        secondaryCoachId: sql`excluded.secondary_coach_id`,
        seatCount: sql`excluded.seat_count`,
      },
      setWhere: sql`${liveSessions.recordedAt} is null`,
    })
}

/** A replay that was added during the session is announced now. */
async function announceReplays(db: Db, { ended, row, now }: Ended): Promise<void> {
  const { courseId, name: course } = row.plan
  const news = ended
    .filter((session) => session.replayLink !== null && !isOff(session))
    // The first run records old sessions too
    .filter(({ endsAt }) => now.getTime() - endsAt.getTime() < dayMs)
    .map(({ id, startsAt }) => ({
      userIds: row.learners,
      notice: {
        kind: 'replay_ready' as const,
        courseId,
        course,
        sessionId: id,
        startsAt: startsAt.toISOString(),
      },
      about: id,
    }))
  if (news.length > 0) await notify(db, now, ...news)
}
