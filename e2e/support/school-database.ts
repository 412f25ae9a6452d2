import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Db } from '@sohbet/server/db/connect'
import { database, superuser } from '@sohbet/server/db/embedded/create-cluster'
import { enqueue } from '@sohbet/server/jobs/enqueue'
import { quiet } from '@sohbet/server/testing/quiet'
import { sql } from 'drizzle-orm'
import { schoolFolder } from './school-folder.ts'

/** Runs work on the database of the school, for what no screen can do: passing time. */
async function onDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  // The fourth and fifth lines of the pid file are the port and the folder of the socket
  const note = readFileSync(join(schoolFolder(), 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  const [port, host = ''] = [Number(note[3]), note[4]]
  const { db, pool } = connect({ host, port, user: superuser, database }, { log: quiet, max: 1 })
  try {
    await work(db)
  } finally {
    await pool.end()
  }
}

/** Lets a lesson begin this many hours from now; its seats and the records of its door move along. */
export const placeLesson = (id: string, hours: number): Promise<void> =>
  onDatabase((db) =>
    db.execute(sql`with old as (
        select id, now() + ${`${hours} hours`}::interval - starts_at as shift from lessons where id = ${id}),
      moved as (
        update lessons set starts_at = starts_at + shift, ends_at = ends_at + shift,
          busy_until = busy_until + shift, free_until = free_until + shift, coach_came_at = coach_came_at + shift
        from old where lessons.id = old.id)
      update lesson_seats set starts_at = starts_at + shift, ends_at = ends_at + shift,
        came_at = came_at + shift
      from old where lesson_id = old.id`),
  )

/** Queues the job that decides about lessons, so that no journey waits for its turn. */
export const runLessonJob = (): Promise<void> => onDatabase((db) => enqueue(db, 'send-reminders', {}))

/** Sends the mails of a person's notices now; else they wait for others to be merged with. */
export const mailNotices = (userId: string): Promise<void> =>
  onDatabase(async (db) => {
    await db.execute(
      sql`update notifications set mail_from = now() where user_id = ${userId} and is_mail_due`,
    )
    await enqueue(db, 'mail-notifications', {})
  })

/** Gives a learner due cards of words with recordings, and no others today. */
export const giveCards = (email: string, count: number): Promise<void> =>
  onDatabase((db) =>
    db.execute(sql`with learner as (select id from users where email = ${email}),
      card as (
        insert into review_cards (user_id, word_id, due, created_at)
        select learner.id, word.id, now() - interval '1 hour', now() - interval '1 day'
        from learner, (select id from module_words where audio_url is not null order by id limit ${count}) as word)
      insert into learner_habits (user_id, cards_added_on, updated_at)
      select id, (now() at time zone 'Europe/Istanbul')::date, now() from learner`),
  )

/**
 * Lets a course with sessions on Mondays and Thursdays at 21:00 end a week ago, with everything done by one learner, and
 * queues the job that decides about it.
 */
export const completeCourse = (email: string, courseId: string): Promise<void> =>
  onDatabase(async (db) => {
    await db.execute(
      sql`update courses set start_date = current_date - 62, end_date = current_date - 7 where id = ${courseId}`,
    )
    await db.execute(
      sql`update enrollments set created_at = now() - interval '70 days', activated_at = now() - interval '70 days'
        where course_id = ${courseId}`,
    )
    await db.execute(sql`insert into module_progress (user_id, module_id, completed_at, updated_at)
      select learner.id, module.id, now() - interval '8 days', now() - interval '8 days'
      from users as learner, courses as course join published_modules as module on module.course_type_id = course.type_id
      where learner.email = ${email} and course.id = ${courseId}
      on conflict (user_id, module_id) do update set completed_at = excluded.completed_at`)
    await db.execute(sql`insert into live_session_attendance (user_id, course_id, day, minute, joined_at)
      select learner.id, course.id, day::date, 21 * 60, day
      from users as learner, courses as course,
        generate_series(course.start_date, course.end_date, interval '1 day') as day
      where learner.email = ${email} and course.id = ${courseId} and extract(isodow from day) in (1, 4)`)
    await enqueue(db, 'decide-courses', {})
  })
