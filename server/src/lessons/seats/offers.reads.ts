import type { LessonOffer } from '@sohbet/contract/lessons/shared-lessons'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { isOfferedTo, mayJoin, openings } from '@sohbet/domain/lesson/together'
import { levels } from '@sohbet/domain/level-test/level'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const row = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  coach: z.object({ id: z.string(), name: z.string(), photo: z.string().nullable() }),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  freeUntil: z.coerce.date(),
  isCancelled: z.boolean(),
  topic: z.string(),
  openTo: z.enum(openings).nullable(),
  levelFrom: z.enum(levels).nullable(),
  levelTo: z.enum(levels).nullable(),
  seats: z.number(),
  taken: z.number(),
  level: z.enum(levels).nullable(),
  invitedBy: z.string().nullable(),
  isOfCourse: z.boolean(),
})
type OfferRow = z.output<typeof row>

/** Lessons in which the caller has no seat, with what decides whether they are offered to the caller. */
const readRows = ({ db, actor }: Reader, end: SQL) =>
  queryRows(
    db,
    row,
    sql`select lesson.id, lesson.kind, lesson.starts_at as "startsAt", lesson.ends_at as "endsAt",
        lesson.free_until as "freeUntil",
        lesson.cancelled_at is not null as "isCancelled", lesson.topic, lesson.open_to as "openTo",
        lesson.level_from as "levelFrom", lesson.level_to as "levelTo", lesson.seats, reader.level,
        json_build_object('id', coach.id, 'name', coalesce(account.username, ''), 'photo', coach.profile_photo) as coach,
        (select count(*)::int from lesson_seats as seat
          where seat.lesson_id = lesson.id and seat.status = 'booked') as taken,
        (select inviter.username from lesson_invitations as invitation
          join users as inviter on inviter.id = invitation.from_user_id
          where invitation.lesson_id = lesson.id and invitation.user_id = reader.id
            and invitation.status = 'open') as "invitedBy",
        exists (select from lesson_seats as booker
          join enrollments as theirs on theirs.user_id = booker.user_id and theirs.status = 'active'
          join enrollments as mine on mine.course_id = theirs.course_id and mine.status = 'active'
          where booker.lesson_id = lesson.id and booker.is_booker and booker.status = 'booked'
            and mine.user_id = reader.id) as "isOfCourse"
      from lessons as lesson join coaches as coach on coach.id = lesson.coach_id
      left join users as account on account.id = coach.user_id
      join users as reader on reader.id = ${actor.userId}
      where lesson.kind <> 'private' and not exists (select from lesson_seats as own
          where own.lesson_id = lesson.id and own.user_id = reader.id and own.status = 'booked') and ${end}`,
  )

const isForReader = ({ invitedBy, isOfCourse, level, ...lesson }: OfferRow) =>
  isOfferedTo(lesson, { level, isOfCourse, isInvited: invitedBy !== null })

const toReply = (offer: OfferRow): LessonOffer => {
  const { id, kind, coach, topic, invitedBy, levelFrom: from, levelTo: to } = offer
  return {
    id,
    kind,
    coach,
    topic,
    invitedBy,
    startsAt: offer.startsAt.toISOString(),
    endsAt: offer.endsAt.toISOString(),
    joinUntil: offer.freeUntil.toISOString(),
    levels: from && to && invitedBy === null ? { from, to } : null,
    seatsLeft: offer.seats - offer.taken,
  }
}

/** The seats that the caller can take, in order of time. */
export async function readOffers(ctx: Reader): Promise<LessonOffer[]> {
  const found = await readRows(
    ctx,
    sql`lesson.cancelled_at is null and lesson.starts_at > ${sqlMoment(ctx.now)}
      order by lesson.starts_at, lesson.id`,
  )
  return found.filter((offer) => isForReader(offer) && mayJoin(offer, ctx.now).allowed).map(toReply)
}

/** A lesson that is offered to the caller; undefined for others. */
export async function findOffer(ctx: Reader, id: string): Promise<OfferRow | undefined> {
  const [offer] = await readRows(ctx, sql`lesson.id = ${id}`)
  return offer && isForReader(offer) ? offer : undefined
}
