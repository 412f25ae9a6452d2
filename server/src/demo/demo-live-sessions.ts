import type { Announcement } from '@sohbet/domain/site/announcement'
import { schoolDay } from '@sohbet/domain/calendar'
import { turkishHolidays } from '@sohbet/domain/live-session/holidays'
import { plannedLiveSessions, type PlannedLiveSession } from '@sohbet/domain/live-session/plan'
import { dayMs, daysAfter, hourMs, hoursBefore, minuteMs } from '@sohbet/domain/moment'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses, courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { liveSessions, type liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { users } from '../db/tables/people/users.ts'
import { recordEndedOfCourse } from '../live-sessions/attendance/record-ended-sessions.ts'
import { isQuiet, quietMs } from './demo-learners.ts'

type Attendance = Pick<
  typeof liveSessionAttendance.$inferInsert,
  'userId' | 'courseId' | 'day' | 'minute'
> & {
  joinedAt: string | null
  absenceAnnouncedAt: string | null
  absenceReason: string
}
type Change = typeof liveSessions.$inferInsert

const ownEmail = 'learner@sohbet.test'

/** Learners miss one of this many sessions, in turn. */
const missesOneOf = [9, 5, 12, 4, 3, 7, 10, 6]
const ownMissesOneOf = 6

const notes = [
  'Haftandan kısa bir hikâye getir; ikili gruplarda anlatacağız.',
  'Durakta ayaküstü sohbeti çalıştık. Yeni kalıpları cumaya kadar üç kez sesli söyle.',
]
const absenceReasons = [
  'Geç saate kadar çalışıyorum',
  'Hastayım, sesim çıkmıyor',
  'Yolda olacağım, internet çekmiyor',
  'Çocuğumun veli toplantısı var',
  'Doktor randevum var',
  'Şehir dışındayım',
  'Yarın sınavım var',
]
/** The line on the home page. */
const announcement: Announcement = {
  tr: 'Yeni konuşma grupları açıldı: seviye testini çöz, yerini ayır.',
  en: 'New speaking groups are open: take the level test and get your seat.',
}
/** `npm run catalogue` makes them. */
const recordings = [1, 2, 3].map((place) => `/videos/sessions/replay-${place}.mp4`)

/** Adds attendance, recordings, moved and cancelled sessions, and holidays. */
export async function addSessions(db: Db, now: Date): Promise<void> {
  const today = schoolDay(now)
  const year = Number(today.slice(0, 4))
  const holidays = [...turkishHolidays(year), ...turkishHolidays(year + 1)]
  await db.insert(schoolSettings).values({
    announcementTr: announcement.tr,
    announcementEn: announcement.en,
    holidays,
    updatedAt: now,
  })
  const times = await db.select().from(courseZoomTimes)
  const attendance: Attendance[] = []
  const changes: Change[] = []
  let corrected: Corrected | undefined
  for (const course of await db.select().from(courses).orderBy(asc(courses.startDate), asc(courses.name))) {
    const zoomTimes = times.filter(({ courseId }) => courseId === course.id)
    const isHoliday = ({ day }: PlannedLiveSession) => holidays.some((holiday) => holiday.day === day)
    const sessions = plannedLiveSessions({ ...course, zoomTimes }).filter((session) => !isHoliday(session))
    const held = sessions.filter((session) => endOf(session) <= now.getTime())
    if (held.length === 0) continue
    const members = await readMembers(db, course.id)
    for (const [turn, member] of members.entries())
      attendance.push(...attend(seenAt(held, member.email, now), { courseId: course.id, turn, ...member }))
    changes.push(...changesOf(course.id, { held, ahead: sessions.slice(held.length), now }))
    const [first, ...others] = held
    if (first && course.endDate >= today && course.secondaryCoachId && others.length >= recordings.length)
      // The newest running course counts: the demo coach teaches it
      corrected = { courseId: course.id, coachId: course.secondaryCoachId, session: first }
  }
  await insertAttendance(db, attendance)
  if (changes.length > 0) await db.insert(liveSessions).values(changes)
  if (corrected) await correct(db, corrected)
}

type Corrected = { courseId: string; coachId: string; session: PlannedLiveSession }

/** An admin's correction: the second coach taught the session alone, and it took longer. */
async function correct(db: Db, { courseId, coachId, session }: Corrected): Promise<void> {
  const { day, minute, duration } = session
  const end = endOf(session)
  await recordEndedOfCourse(db, { courseId, now: new Date(end) })
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  await db
    .update(liveSessions)
    .set({
      primaryCoachId: coachId,
      secondaryCoachId: null,
      duration: duration + 15,
      correctedAt: new Date(end + hourMs),
      correctedById: admin?.id,
      changedAt: new Date(end + hourMs),
      revision: 1,
    })
    .where(
      and(eq(liveSessions.courseId, courseId), eq(liveSessions.day, day), eq(liveSessions.minute, minute)),
    )
}

const endOf = ({ startsAt, duration }: PlannedLiveSession) => startsAt.getTime() + duration * minuteMs

/** Sessions that a learner could attend; inactive learners did not come lately. */
const seenAt = (held: readonly PlannedLiveSession[], email: string, now: Date) =>
  isQuiet(email) ? held.filter((session) => endOf(session) <= now.getTime() - quietMs) : held

const readMembers = (db: Db, courseId: string) =>
  db
    .select({ userId: users.id, email: users.email, status: enrollments.status })
    .from(enrollments)
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(sql`${enrollments.courseId} = ${courseId} and ${enrollments.status} = 'active'`)
    .orderBy(asc(users.email))

type Member = { courseId: string; userId: string; email: string; turn: number }

function attend(
  held: readonly PlannedLiveSession[],
  { courseId, userId, email, turn }: Member,
): Attendance[] {
  const oneOf = email === ownEmail ? ownMissesOneOf : (missesOneOf[turn % missesOneOf.length] ?? 5)
  return held.flatMap(({ day, minute, startsAt }, place): Attendance[] => {
    const row = { userId, courseId, day, minute, absenceAnnouncedAt: null, absenceReason: '' }
    if ((place + turn) % oneOf !== oneOf - 1) {
      const joinedAt = new Date(startsAt.getTime() + (((place + turn) % 9) - 6) * minuteMs)
      return [{ ...row, joinedAt: joinedAt.toISOString() }]
    }
    // Every second absence was announced
    if ((place + turn) % 2 === 0) return []
    const absenceAnnouncedAt = hoursBefore(startsAt, 5).toISOString()
    const absenceReason = absenceReasons[(place * 3 + turn) % absenceReasons.length] ?? ''
    return [{ ...row, joinedAt: null, absenceAnnouncedAt, absenceReason }]
  })
}

type Plan = { held: PlannedLiveSession[]; ahead: PlannedLiveSession[]; now: Date }

/**
 * The last sessions are recorded; of the upcoming ones one has notes, one is moved by a day and one is cancelled.
 */
function changesOf(courseId: string, { held, ahead, now }: Plan): Change[] {
  const change = ({ day, minute }: PlannedLiveSession) => ({ courseId, day, minute, changedAt: now })
  const recorded = held.slice(-recordings.length).map((session, place) => ({
    ...change(session),
    replayLink: recordings[place] ?? null,
    notes: notes[1] ?? '',
    changedAt: new Date(Math.min(endOf(session) + hourMs, now.getTime())),
  }))
  const [, noted, explained, moved, , cancelled] = ahead
  return [
    ...recorded,
    ...(noted ? [{ ...change(noted), notes: notes[0] ?? '' }] : []),
    ...(explained ? [{ ...change(explained), kind: 'explained_exercise' as const }] : []),
    ...(moved && isFree(moved, ahead)
      ? [{ ...change(moved), startsAt: daysAfter(moved.startsAt, 1), duration: moved.duration }]
      : []),
    ...(cancelled ? [{ ...change(cancelled), isCancelled: true }] : []),
  ]
}

/** Whether no other session takes place a day later. */
const isFree = ({ startsAt }: PlannedLiveSession, others: readonly PlannedLiveSession[]) =>
  others.every((other) => Math.abs(other.startsAt.getTime() - startsAt.getTime() - dayMs) > 4 * hourMs)

/** One JSON value, because thousands of rows would exceed the parameter limit. */
const insertAttendance = (db: Db, rows: readonly Attendance[]) =>
  db.execute(sql`
    insert into live_session_attendance (user_id, course_id, day, minute, joined_at, absence_announced_at, absence_reason)
    select "userId", "courseId", day, minute, "joinedAt", "absenceAnnouncedAt", "absenceReason"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("userId" uuid, "courseId" uuid, day date,
      minute smallint, "joinedAt" timestamptz, "absenceAnnouncedAt" timestamptz, "absenceReason" text)`)
