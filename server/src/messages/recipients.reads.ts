import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { listRecipients, Recipient } from '@sohbet/contract/messaging/threads'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { mayWrite, talkAfterCourseDays, type Reader } from '@sohbet/domain/message/may-write'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/search.ts'
import { searchFold } from '../db/tables/columns.ts'
import type { SignedInContext } from '../context/context.ts'
import { readerOf, readerRow } from './thread-rows.reads.ts'
import { allTies, coursesOf, tieRows } from './ties.reads.ts'

const mostShown = 50

type Query = Parsed<typeof listRecipients>['query']
const school: Recipient = { to: 'school', name: null, role: 'school', courses: [] }

const all = (recipients: Recipient[]) => ({ recipients, more: 0 })

/** The school comes first, except for admins. */
export async function readRecipients(
  ctx: SignedInContext,
  query: Query,
): Promise<Reply<typeof listRecipients>> {
  const { actor, db } = ctx
  if (actor.role === 'admin') return query.to === 'school' ? all([]) : readEveryone(db, query)
  if (query.to === 'school') return all([school])
  const people = await readPartners(ctx, query)
  return all(query.to || query.searchText !== '' ? people : [school, ...people])
}

const isWanted = ({ to }: Query) => (to ? sql`person.id = ${to}::uuid` : sql`true`)

const isFound = ({ searchText }: Query, texts: readonly SQL[]) => {
  if (searchText === '') return sql`true`
  const pattern = searchFold(sql`${likePattern(searchText)}::text`)
  return sql`(${sql.join(
    texts.map((text) => sql`${searchFold(text)} like ${pattern}`),
    sql` or `,
  )})`
}

const partnerRow = z.object({
  id: z.string(),
  name: z.string(),
  reader: readerRow,
  ties: tieRows,
})

/** Users of own courses and lessons to whom the caller may write now. */
async function readPartners({ db, actor, now }: SignedInContext, query: Query): Promise<Recipient[]> {
  const isCoach = actor.role === 'coach'
  const [own, other] = isCoach
    ? [sql`tie.coach_id`, sql`tie.learner_id`]
    : [sql`tie.learner_id`, sql`tie.coach_id`]
  // The rule decides below; learners who left long ago are not loaded
  const since = addDays(schoolDay(now), -talkAfterCourseDays)
  const { rows } = await db.execute(sql`
    select person.id, person.username as name, ${readerOf(sql`person`)} as reader, json_agg(json_build_object('what', tie.what, 'status', tie.status,
      'endDate', tie.end_date, 'course', tie.course) order by tie.end_date desc) as ties
    from ${allTies} as tie join users as person on person.id = ${other}
    where ${own} = ${actor.userId} and tie.status = 'active'
      and tie.end_date >= ${since}::date and ${isWanted(query)} and ${isFound(query, [sql`person.username`])}
    group by person.id order by person.username collate "tr-x-icu", person.id limit 500`)
  const mine = (id: string) =>
    isCoach ? { personId: id, coachId: actor.userId } : { personId: actor.userId, coachId: id }
  const sides = (reader: Reader | null) =>
    isCoach ? { person: reader, coach: null } : { person: null, coach: reader }
  return z
    .array(partnerRow)
    .parse(rows)
    .filter(({ id, ties, reader }) => {
      const thread = { kind: 'course', ...mine(id) } as const
      return mayWrite({ thread, side: isCoach ? 'coach' : 'person', ties, ...sides(reader) }, now).allowed
    })
    .map(({ id, name, ties }) => ({
      to: id,
      name,
      role: isCoach ? ('learner' as const) : ('coach' as const),
      courses: coursesOf(ties),
    }))
}

const someoneRow = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['learner', 'coach']),
  total: z.number(),
})

/** For admins: every account that can log in, by name or address. */
async function readEveryone(db: Db, query: Query): Promise<Reply<typeof listRecipients>> {
  const { rows } = await db.execute(sql`
    select person.id, person.username as name, person.role, (count(*) over ())::int as total from users as person
    where person.role in ('learner', 'coach') and person.is_verified and person.suspended_at is null
      and ${isWanted(query)}
      and ${isFound(query, [sql`person.username`, sql`person.email`])}
    order by person.username collate "tr-x-icu", person.id limit ${sql.raw(String(mostShown))}`)
  const found = z.array(someoneRow).parse(rows)
  return {
    recipients: found.map(({ id, name, role }) => ({ to: id, name, role, courses: [] })),
    more: (found[0]?.total ?? 0) - found.length,
  }
}
