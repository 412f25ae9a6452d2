import { sql } from 'drizzle-orm'
import { notifications } from '../db/tables/messaging/notifications.ts'
import type { CoachFace } from '../emails/letter.ts'
import { users } from '../db/tables/people/users.ts'

const params = notifications.params

/** Name and public photo of the coach `coach.id`. */
const faceOf = sql`select json_build_object('name', person.username, 'photo', coach.profile_photo)
  from coaches as coach join users as person on person.id = coach.user_id`

/**
 * Who teaches the session or the lesson of a notification, when the mail is written: a substitute where there is one; or
 * the new first coach of a course, or the first one where another coach came or left. Null for coaches and for other notifications.
 */
export const coachOfNotice = sql<CoachFace | null>`case when ${users.role} <> 'learner' then null
  when ${notifications.kind} = 'coach_changed' and ${params} ->> 'isGone' = 'false' and not ${params} ? 'isSecond'
    then (${faceOf} where person.id = ${notifications.personId})
  when ${notifications.kind} = 'coach_changed' and not ${params} ? 'more' then (${faceOf}
    join courses as course on course.id = (${params} ->> 'courseId')::uuid and coach.id = course.primary_coach_id)
  when ${params} ? 'lessonId' then (${faceOf} join lessons as lesson on lesson.coach_id = coach.id
    where lesson.id = (${params} ->> 'lessonId')::uuid)
  when ${params} ? 'sessionId' then (${faceOf} join courses as course on course.id = (${params} ->> 'courseId')::uuid
    where coach.id = coalesce((select change.substitute_coach_id from live_sessions as change
      where change.course_id = course.id and ${params} ->> 'sessionId' = change.course_id || '_'
        || to_char(change.day, 'YYYYMMDD') || 'T' || lpad((change.minute / 60)::text, 2, '0')
        || lpad((change.minute % 60)::text, 2, '0')), course.primary_coach_id)) end`
