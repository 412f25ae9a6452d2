import { sql, type SQL } from 'drizzle-orm'

/** Beside a row `attempt`: its last activity. The last answer completes it. */
const lastAnswer = sql`coalesce(attempt.completed_at, greatest(attempt.started_at,
  (select max((answer.value ->> 'at')::timestamptz) from jsonb_each(attempt.answers) as answer)))`

/**
 * A learner's last activity in the row `course`: work on a module or quiz, or joining a live session. Null
 * without any.
 */
export const lastActivityOf = (userId: SQL): SQL => sql`greatest(
  (select max(progress.updated_at) from module_progress as progress join modules as module
    on module.id = progress.module_id and module.course_type_id = course.type_id where progress.user_id = ${userId}),
  (select max(${lastAnswer}) from quiz_attempts as attempt join quizzes as quiz on quiz.id = attempt.quiz_id
    join modules as module on module.id = quiz.module_id and module.course_type_id = course.type_id
    where attempt.user_id = ${userId}),
  (select max(attended.joined_at) from live_session_attendance as attended
    where attended.user_id = ${userId} and attended.course_id = course.id))`

/** Whether a learner was active since then. */
export const wasActiveSince = (userId: SQL, since: SQL): SQL => sql`(
  exists (select from module_progress as progress where progress.user_id = ${userId} and progress.updated_at >= ${since})
  or exists (select from live_session_attendance as attended
    where attended.user_id = ${userId} and attended.joined_at >= ${since})
  or exists (select from quiz_attempts as attempt
    where attempt.user_id = ${userId} and ${lastAnswer} >= ${since}))`
