import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { readDiaries } from '../../lessons/diaries.reads.ts'
import { isFreeFor } from '../../lessons/requests/hand-over.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import type { ConcernedRow } from './concerned-row.ts'
import { takenTimes } from './taken-times.ts'

type Coach = { id: string; name: string }
type Asked = { coachId: string; rows: readonly ConcernedRow[]; now: Date }

/** By row, the coaches who could teach it instead, by name; the second coach of a course comes first. */
export async function readFreeTeachers(
  db: Db,
  { coachId, rows, now }: Asked,
): Promise<ReadonlyMap<string, Coach[]>> {
  if (rows.length === 0) return new Map()
  const others = await queryRows(
    db,
    z.object({ id: z.string(), name: z.string() }),
    sql`select coach.id, account.username as name from coaches as coach
      join users as account on account.id = coach.user_id
      where coach.id <> ${coachId} and coach.is_active and account.role = 'coach' and account.suspended_at is null
      order by account.username collate "tr-x-icu", coach.id`,
  )
  const busy = await readBusy(db, rows)
  const givers = await readLessonGivers(db, { rows, now })
  return new Map(
    rows.map((row) => {
      const able = others.filter(({ id }) =>
        row.lesson === null ? !busy.get(row.id)?.has(id) : givers.get(row.id)?.has(id),
      )
      return [row.id, able.toSorted((one, other) => secondFirst(row, one) - secondFirst(row, other))]
    }),
  )
}

const secondFirst = ({ secondId }: ConcernedRow, { id }: Coach) => (id === secondId ? 0 : 1)

/** The coaches whose time a session would take twice. The session itself does not stand in the second coach's way. */
async function readBusy(
  db: Db,
  rows: readonly ConcernedRow[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const sessions = rows.filter(({ lesson }) => lesson === null)
  if (sessions.length === 0) return new Map()
  const list = sessions.map(({ id, courseId, startsAt, endsAt }) => ({ id, courseId, startsAt, endsAt }))
  const found = await queryRows(
    db,
    z.object({ id: z.string(), coachIds: z.array(z.string()) }),
    sql`select wanted.id, array_agg(distinct taken.coach_id) as "coachIds"
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
        as wanted (id text, "courseId" uuid, "startsAt" timestamptz, "endsAt" timestamptz)
      join (${takenTimes(spanOf(sessions))}) as taken
        on taken.starts_at < wanted."endsAt" and taken.ends_at > wanted."startsAt"
        and (taken.course_id, taken.starts_at) is distinct from (wanted."courseId", wanted."startsAt")
      group by wanted.id`,
  )
  return new Map(found.map(({ id, coachIds }) => [id, new Set(coachIds)]))
}

/** The coaches who give lessons of a kind and are free at its time, by the rule of bookings. */
async function readLessonGivers(
  db: Db,
  { rows, now }: Pick<Asked, 'rows' | 'now'>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const lessons = rows.flatMap((row) => (row.lesson === null ? [] : [{ ...row, kind: row.lesson }]))
  if (lessons.length === 0) return new Map()
  const rules = await readLessonRules(db)
  const diaries = await readDiaries(db, spanOf(lessons))
  return new Map(
    lessons.map((lesson) => [
      lesson.id,
      new Set(
        diaries.filter((diary) => isFreeFor(diary, lesson, { rules, now })).map((diary) => diary.coachId),
      ),
    ]),
  )
}

const spanOf = (rows: readonly { startsAt: Date; endsAt: Date }[]) => ({
  from: new Date(Math.min(...rows.map(({ startsAt }) => startsAt.getTime()))),
  to: new Date(Math.max(...rows.map(({ endsAt }) => endsAt.getTime()))),
})
