import { slotKey } from '@sohbet/domain/live-session/plan'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** A learner's attendance of a session, as one value of the row `attendance`. */
export const attendanceValue = sql`json_build_object('day', attendance.day, 'minute', attendance.minute,
  'isAttended', coalesce(attendance.correction, coalesce(attendance.joined_at, attendance.made_up_at) is not null),
  'madeUpAt', case when attendance.joined_at is null and attendance.correction is null then attendance.made_up_at end,
  'absenceAnnouncedAt', attendance.absence_announced_at, 'absenceReason', attendance.absence_reason,
  'isMadeUp', exists (select from guest_seats as made where made.user_id = attendance.user_id
    and made.missed_course_id = attendance.course_id and made.missed_day = attendance.day
    and made.missed_minute = attendance.minute and made.status <> 'cancelled'))`

export const attendanceRows = z.array(
  z.object({
    day: z.string(),
    minute: z.number(),
    isAttended: z.boolean(),
    /** When the learner attended the make-up instead; null when they came to the session itself. */
    madeUpAt: z.coerce.date().nullable(),
    absenceAnnouncedAt: z.coerce.date().nullable(),
    absenceReason: z.string(),
    /** A make-up stands for it, so the absence can't be withdrawn. */
    isMadeUp: z.boolean(),
  }),
)
export type AttendanceValue = z.output<typeof attendanceRows>[number]

/** By slot. */
export const attendanceBySlot = (rows: readonly AttendanceValue[]): ReadonlyMap<string, AttendanceValue> =>
  new Map(rows.map((row) => [slotKey(row), row]))

export const toAbsence = (row: Pick<AttendanceValue, 'absenceAnnouncedAt' | 'absenceReason'> | undefined) =>
  row?.absenceAnnouncedAt
    ? { announcedAt: row.absenceAnnouncedAt.toISOString(), reason: row.absenceReason }
    : null
