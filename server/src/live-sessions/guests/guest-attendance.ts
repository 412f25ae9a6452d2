import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { guestSeats } from '../../db/tables/learning/guest-seats.ts'
import { AppError } from '../../errors/app-error.ts'

/** The first time through the door counts. */
export const enterAsGuest = (outer: Db, { seatId, now }: { seatId: string; now: Date }): Promise<void> =>
  outer.transaction(async (db) => {
    const [seat] = await db
      .update(guestSeats)
      .set({ joinedAt: sql`coalesce(${guestSeats.joinedAt}, ${sqlMoment(now)})` })
      .where(and(eq(guestSeats.id, seatId), eq(guestSeats.status, 'booked')))
      .returning({ id: guestSeats.id })
    if (!seat) throw new AppError('SESSION_NOT_FOUND')
    await countMakeUp(db, seatId)
  })

/** A coach says whether a guest came; null restores the record of the door. */
export async function correctGuest(
  db: Db,
  { seatId, isAttended }: { seatId: string; isAttended: boolean | null },
): Promise<void> {
  await db.update(guestSeats).set({ correction: isAttended }).where(eq(guestSeats.id, seatId))
  await countMakeUp(db, seatId)
}

type Seats = { courseId: string; day: string; minute: number }

/** Marks every guest of a session who has not come as present; null removes all marks. */
export async function markGuests(
  db: Db,
  { courseId, day, minute }: Seats,
  isAttended: true | null,
): Promise<void> {
  const seats = await db
    .update(guestSeats)
    .set({ correction: isAttended })
    .where(
      and(
        eq(guestSeats.courseId, courseId),
        eq(guestSeats.day, day),
        eq(guestSeats.minute, minute),
        eq(guestSeats.status, 'booked'),
        isAttended
          ? sql`not coalesce(${guestSeats.correction}, ${guestSeats.joinedAt} is not null)`
          : isNotNull(guestSeats.correction),
      ),
    )
    .returning({ id: guestSeats.id })
  for (const { id } of seats) await countMakeUp(db, id)
}

/** An attended make-up counts as the missed session. */
const countMakeUp = (db: Db, seatId: string) =>
  db.execute(sql`insert into live_session_attendance as missed (user_id, course_id, day, minute, made_up_at)
    select user_id, missed_course_id, missed_day, missed_minute,
      case when coalesce(correction, joined_at is not null) then coalesce(joined_at, starts_at) end
    from guest_seats where id = ${seatId} and way = 'make_up' and user_id is not null
    on conflict (user_id, course_id, day, minute) do update set made_up_at = excluded.made_up_at`)
