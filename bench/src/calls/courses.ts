import type { Input } from '@sohbet/contract/endpoint'
import { courseColumns, listCourses } from '@sohbet/contract/catalogue/courses'
import { requestPath } from '@sohbet/contract/request'
import { courseStatuses } from '@sohbet/domain/course/status'
import type { Pool, PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'

const fewestCourses = 1000
const mostCourses = 10_000
const typeCount = 4
const coachCount = 40

/** Adds 1,000 courses up to size 500 and 10,000 from size 5,000 on, with their own course types and coaches. */
export async function growCourses(client: PoolClient, size: number) {
  await client.query(
    `insert into course_types (name, description)
     select 'Bench type ' || n, 'Made to be measured' from generate_series(1, $1::int) as n
     on conflict (search_fold(name)) do nothing`,
    [typeCount],
  )
  await client.query(
    `with people as (
       insert into users (username, email, password_hash, is_verified, role)
       select (array['Elif', 'Çağla', 'Mert', 'Zeynep', 'Ilgın'])[1 + n % 5] || ' Koç ' || n, 'coach' || n || '@bench.test',
         '', true, 'coach'
       from generate_series(1, $1::int) as n on conflict (email) do nothing returning id
     )
     insert into coaches (user_id, personal_summary) select id, 'Made to be measured' from people`,
    [coachCount],
  )
  await client.query(
    `with types as (select id, row_number() over (order by name) as n from course_types where name like 'Bench type %'),
       givers as (select coaches.id, row_number() over (order by email) as n
         from coaches join users on users.id = coaches.user_id where email like 'coach%@bench.test'),
       made as (select count(*)::int as count from courses where description = 'Made to be measured')
     insert into courses (name, description, type_id, start_date, end_date, primary_coach_id, secondary_coach_id,
       price_minor, currency, max_enrollments, current_enrollments, module_duration, zoom_link, is_active)
     select (array['Akşam', 'Sabah', 'Hafta sonu', 'Yoğun', 'Öğle arası'])[1 + course % 5] || ' sınıfı ' || course, 'Made to be measured',
       types.id, day, day + 180, one.id, case when course % 3 = 0 then other.id end,
       45000, 'USD', 25, course % 26, 7, 'https://zoom.example.test/j/1', course % 10 <> 0
     from made, generate_series(made.count + 1, $1::int) as series (course)
     cross join lateral (select current_date - 2500 + (course * 7919) % 3000 as day) as days
     join types on types.n = 1 + course % $2::int
     join givers as one on one.n = 1 + course % $3::int
     join givers as other on other.n = 1 + (course + 7) % $3::int`,
    [Math.min(Math.max(2 * size, fewestCourses), mostCourses), typeCount, coachCount],
  )
}

const searches = { name: 'arası sınıfı 4', typeName: 'type 3', primaryCoachName: 'mert koç 1' } as const

type Query = Input<typeof listCourses>['query']
const hidden = { isActive: 'true' } as const

/** A course type and a coach of the generated courses, for the filters of the course list. */
async function someChoice(pool: Pool): Promise<{ typeId: string; coachId: string }> {
  const { rows } = await pool.query<{ typeId: string; coachId: string }>(
    `select type_id as "typeId", primary_coach_id as "coachId" from courses
     where description = 'Made to be measured' order by id limit 1`,
  )
  if (!rows[0]) throw new Error('there are no generated courses')
  return rows[0]
}

type Choice = { typeId: string; coachId: string }

const list = (what: string, queryOf: (choice: Choice) => Query, required = 5): BenchCall => ({
  name: `GET /courses (${what})`,
  limit: 'select',
  required,
  request: async ({ signIn, pool }) => {
    const { accessToken } = await signIn('admin@sohbet.test')
    return {
      path: requestPath(listCourses, { query: queryOf(await someChoice(pool)) }),
      headers: { authorization: `Bearer ${accessToken}` },
    }
  },
})

export const courseCalls: readonly BenchCall[] = [
  list('all', () => ({})),
  list('hide deleted', () => hidden),
  list('page 50', () => ({ ...hidden, pageIndex: 49 })),
  ...courseColumns.sortable.map((field) =>
    list(`by ${field}`, () => ({ ...hidden, sortBy: `${field}:asc` }), field === 'status' ? 3 : 5),
  ),
  ...courseStatuses.map((status) => list(status, () => ({ ...hidden, status }))),
  list('a type', ({ typeId }) => ({ ...hidden, typeId })),
  list('a coach', ({ coachId }) => ({ ...hidden, coachId })),
  list('type, coach, status', (choice) => ({ ...hidden, ...choice, status: 'completed' })),
  list('search', () => ({ ...hidden, searchText: 'sınıfı 777' }), 1),
  ...courseColumns.searchable.map((searchColumn) =>
    list(
      `search ${searchColumn}`,
      () => ({ ...hidden, searchColumn, searchText: searches[searchColumn] }),
      searchColumn === 'name' ? 3 : 5,
    ),
  ),
  list('search of all, by status', () => ({ ...hidden, searchText: 'sinifi', sortBy: 'status:desc' }), 1),
]
