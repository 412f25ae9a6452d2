import { sql, type SQL } from 'drizzle-orm'

/** Whether the user is the coach with this id, and away at some time between the two moments. */
const isAway = (
  userId: string,
  { coachId, startsAt, endsAt }: Record<'coachId' | 'startsAt' | 'endsAt', SQL>,
): SQL => sql`exists (select 1 from coach_aways as away join coaches as absent on absent.id = away.coach_id
  where absent.user_id = ${userId} and absent.id = ${coachId} and away.ends_at > away.starts_at
    and away.starts_at < ${endsAt} and away.ends_at > ${startsAt})`

/** An open question to another coach to teach a row of `liveSessionsBetween`, or to take a row `lesson`. */
const sessionRequest = (session: SQL) => sql`from live_session_requests as request
  where request.course_id = ${session}.course_id and request.day = ${session}.day
    and request.minute = ${session}.minute and request.answer is null`
const lessonRequest = sql`from lesson_requests as request
  where request.lesson_id = lesson.id and request.to_coach_id is not null and request.answer is null`

const askedCoach = (request: SQL): SQL => sql`(select person.username
  from (select request.to_coach_id ${request}) as asking
    join coaches as other on other.id = asking.to_coach_id join users as person on person.id = other.user_id)`
/** The name of the coach who is asked to teach a row of `liveSessionsBetween`. Null when no question is open. */
export const askedForSession = (session: SQL): SQL => askedCoach(sessionRequest(session))
/** The same for a row `lesson`. */
export const askedForLesson: SQL = askedCoach(lessonRequest)

/**
 * Whether nobody will teach a row of `liveSessionsBetween`: the user teaches it as its first coach or substitute and is
 * away then, and no coach is asked.
 */
export const isUncoveredSession = (userId: string, session: SQL): SQL =>
  sql`(${isAway(userId, {
    coachId: sql`${session}.primary_coach_id`,
    startsAt: sql`${session}.starts_at`,
    endsAt: sql`${session}.ends_at`,
  })} and not exists (select 1 ${sessionRequest(session)}))`

/** The same for a row `lesson`. */
export const isUncoveredLesson = (userId: string): SQL =>
  sql`(${isAway(userId, {
    coachId: sql`lesson.coach_id`,
    startsAt: sql`lesson.starts_at`,
    endsAt: sql`lesson.ends_at`,
  })} and lesson.cancelled_at is null and not exists (select 1 ${lessonRequest}))`
