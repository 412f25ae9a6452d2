import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'

export const person = z.object({ id: z.string(), name: z.string() })
/** An account, for notices. */
export type Person = z.output<typeof person>

/** Name and public photo of a coach, for mails to learners; null after the account was erased. */
export async function readCoachFace(
  db: Db,
  coachId: string,
): Promise<{ name: string; photo: string | null } | null> {
  const [row] = await queryRows(
    db,
    z.object({ name: z.string(), photo: z.string().nullable() }),
    sql`select users.username as name, coaches.profile_photo as photo
      from coaches join users on users.id = coaches.user_id where coaches.id = ${coachId}`,
  )
  return row ?? null
}

/** The account of a coach; null after it was erased. */
export async function readCoachPerson(db: Db, coachId: string): Promise<Person | null> {
  const [row] = await queryRows(
    db,
    person,
    sql`select users.id, users.username as name from coaches join users on users.id = coaches.user_id
      where coaches.id = ${coachId}`,
  )
  return row ?? null
}
