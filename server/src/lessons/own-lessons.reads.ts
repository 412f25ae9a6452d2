import type { Reply } from '@sohbet/contract/endpoint'
import { lessonFeedback } from '@sohbet/contract/lessons/coach-lessons'
import type { listOwnLessons, OwnLesson } from '@sohbet/contract/lessons/lessons'
import { cancellers, lessonKinds, seatStatuses, type LessonRules } from '@sohbet/domain/lesson/lesson'
import { lessonOutcomes, lessonState, opensAt } from '@sohbet/domain/lesson/rules'
import { numbersLead, openings } from '@sohbet/domain/lesson/together'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../context/context.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { AppError } from '../errors/app-error.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { searchedAt } from './duo/invitations.ts'

type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const row = z.object({
  id: z.string(),
  kind: z.enum(lessonKinds),
  coach: z.object({ id: z.string(), name: z.string(), photo: z.string().nullable() }),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  freeUntil: z.coerce.date(),
  creditExpiresOn: z.string().nullable(),
  isCancelled: z.boolean(),
  cancelledBy: z.enum(cancellers).nullable(),
  status: z.enum(seatStatuses),
  outcome: z.enum(lessonOutcomes).nullable(),
  wish: z.string(),
  partners: z.array(z.string()),
  topic: z.string(),
  isBooker: z.boolean(),
  leastSeats: z.number(),
  /** Booked seats, and those that were cancelled late. */
  taken: z.number(),
  openTo: z.enum(openings).nullable(),
  searchedAt: z.coerce.date().nullable(),
  invited: z.object({ to: z.string(), isDeclined: z.boolean() }).nullable(),
  rating: z.number().nullable(),
  feedback: lessonFeedback.nullable(),
})

/** The caller's seats with their lessons. */
const ownRows = ({ db, actor }: Reader, end: SQL) =>
  queryRows(
    db,
    row,
    sql`select lesson.id, lesson.kind, seat.starts_at as "startsAt", seat.ends_at as "endsAt",
        lesson.free_until as "freeUntil", lot.expires_on::text as "creditExpiresOn",
        lesson.cancelled_at is not null or seat.cancelled_at is not null as "isCancelled",
        case when seat.cancelled_at = lesson.cancelled_at then lesson.cancelled_by
          when seat.cancelled_at is not null then 'learner' end as "cancelledBy",
        seat.status, seat.outcome, seat.wish, seat.rating, seat.is_booker as "isBooker", lesson.topic,
        lesson.open_to as "openTo", lesson.least_seats as "leastSeats",
        ${searchedAt} as "searchedAt",
        (select count(*)::int from lesson_seats as any_seat where any_seat.lesson_id = lesson.id
          and any_seat.status in ('booked', 'late')) as taken,
        (select json_build_object('to', coalesce(invitation.email, invited.username),
            'isDeclined', invitation.status = 'declined')
          from lesson_invitations as invitation left join users as invited on invited.id = invitation.user_id
          where invitation.lesson_id = lesson.id and invitation.from_user_id = seat.user_id
            and invitation.status in ('open', 'declined')
          order by invitation.created_at desc limit 1) as invited,
        case when seat.feedback_at is not null then json_build_object('wentWell', seat.went_well, 'words', seat.words,
          'homework', seat.homework) end as feedback,
        json_build_object('id', coach.id, 'name', coalesce(account.username, ''), 'photo', coach.profile_photo) as coach,
        (select coalesce(json_agg(partner.username order by other.created_at), '[]') from lesson_seats as other
          join users as partner on partner.id = other.user_id
          where other.lesson_id = lesson.id and other.id <> seat.id and other.status = 'booked') as partners
      from lesson_seats as seat join lessons as lesson on lesson.id = seat.lesson_id
      join coaches as coach on coach.id = lesson.coach_id left join users as account on account.id = coach.user_id
      left join credit_lots as lot on lot.id = seat.lot_id
      where seat.user_id = ${actor.userId} and ${end}`,
  )

const searchOf = ({ invited, openTo }: Pick<z.output<typeof row>, 'invited' | 'openTo'>) => {
  if (openTo) return { by: openTo, to: '', isDeclined: false }
  return invited && { by: 'invitation' as const, ...invited }
}

const toReply = (lesson: z.output<typeof row>, rules: LessonRules, now: Date): OwnLesson => {
  const {
    isCancelled: _,
    invited,
    openTo,
    leastSeats: _least,
    taken: _taken,
    searchedAt: _searchedAt,
    ...shown
  } = lesson
  const isLooking =
    lesson.kind === 'duo' && lesson.isBooker && lesson.status === 'booked' && lesson.partners.length === 0
  return {
    ...shown,
    search: isLooking ? searchOf({ invited, openTo }) : null,
    isAsked: isLooking && numbersLead(lesson, { rules, now }) === 'asked',
    startsAt: lesson.startsAt.toISOString(),
    endsAt: lesson.endsAt.toISOString(),
    opensAt: opensAt(lesson).toISOString(),
    freeUntil: lesson.freeUntil.toISOString(),
    state: lessonState(lesson, now),
  }
}

const shownPast = 50

export async function readOwnLessons(ctx: Reader): Promise<Reply<typeof listOwnLessons>> {
  const now = sqlMoment(ctx.now)
  const isAhead = sql`(seat.ends_at > ${now} and seat.status = 'booked')`
  const [rules, upcoming, past] = await Promise.all([
    readLessonRules(ctx.db),
    ownRows(ctx, sql`${isAhead} order by seat.starts_at`),
    ownRows(ctx, sql`not ${isAhead} order by seat.starts_at desc limit ${shownPast}`),
  ])
  const all = (rows: typeof past) => rows.map((lesson) => toReply(lesson, rules, ctx.now))
  return { upcoming: all(upcoming), past: all(past) }
}

/** The caller's newest seat in a lesson; with the rules if they are known already. */
export async function requireOwnLesson(ctx: Reader, id: string, rules?: LessonRules): Promise<OwnLesson> {
  const [lesson] = await ownRows(ctx, sql`lesson.id = ${id} order by seat.created_at desc limit 1`)
  if (!lesson) throw new AppError('LESSON_NOT_FOUND')
  return toReply(lesson, rules ?? (await readLessonRules(ctx.db)), ctx.now)
}
