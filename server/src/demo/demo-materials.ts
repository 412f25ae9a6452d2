import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sessionMaterials } from '../db/tables/learning/session-materials.ts'
import { materialFiles } from '../media/session-files.ts'
import type { DemoFiles } from './catalogue/add-lessons.ts'

const recordedSession = z.object({
  courseId: z.string(),
  day: z.string(),
  minute: z.number(),
  byUserId: z.string().nullable(),
  createdAt: z.coerce.date(),
  isLast: z.boolean(),
})

const link = {
  title: 'Altı dakikalık konuşma: derste dinlediğimiz bölüm',
  link: 'https://www.bbc.co.uk/learningenglish/english/features/6-minute-english',
}
const document = { title: 'Rol kartları: iş yerinde ilk gün', file: 'first-day-roles.pdf' }

/** Every recorded session has a link, and the last one of a course has role cards too. */
export async function addMaterials(db: Db, { files, demoFiles }: DemoFiles): Promise<void> {
  const sessions = await queryRows(
    db,
    recordedSession,
    sql`select session.course_id as "courseId", session.day, session.minute, coach.user_id as "byUserId",
        session.changed_at as "createdAt",
        row_number() over (partition by session.course_id order by session.day desc, session.minute desc) = 1 as "isLast"
      from live_sessions as session join courses as course on course.id = session.course_id
        join coaches as coach on coach.id = course.primary_coach_id
      where session.replay_link is not null order by session.course_id, session.day, session.minute`,
  )
  const bytes = await readFile(join(demoFiles, 'documents', document.file))
  const rows = await Promise.all(
    sessions.map(async ({ isLast, ...of }) => [
      { ...of, ...link, bytes: null },
      ...(isLast
        ? [
            {
              ...of,
              title: document.title,
              link: await materialFiles.save(files, 'pdf', bytes),
              bytes: bytes.length,
            },
          ]
        : []),
    ]),
  )
  if (rows.length > 0) await db.insert(sessionMaterials).values(rows.flat())
}
