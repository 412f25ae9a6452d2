import type { Reply } from '@sohbet/contract/endpoint'
import type { listKnownLearners } from '@sohbet/contract/lessons/shared-lessons'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'

const mostShown = 50

/** Learners whose name the caller has seen, because both had a seat in a lesson. */
export const readKnownLearners = ({
  db,
  actor,
}: Pick<SignedInContext, 'db' | 'actor'>): Promise<Reply<typeof listKnownLearners>> =>
  queryRows(
    db,
    z.object({ userId: z.string(), name: z.string() }),
    sql`select person.id as "userId", person.username as name
      from lesson_seats as own
      join lesson_seats as other on other.lesson_id = own.lesson_id and other.status = 'booked'
      join users as person on person.id = other.user_id
      where own.user_id = ${actor.userId} and own.status = 'booked' and person.id <> own.user_id
        and person.role = 'learner' and person.is_verified and person.suspended_at is null
      group by person.id order by max(own.starts_at) desc, person.id limit ${sql.raw(String(mostShown))}`,
  )
