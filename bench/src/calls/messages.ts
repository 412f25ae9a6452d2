import { requestPath } from '@sohbet/contract/request'
import { getThread, listThreads } from '@sohbet/contract/messaging/threads'
import type { PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'
import { someLearner } from './player.ts'

const allMessages = 1_000_000
const inThread = 100

/**
 * Adds a million messages at every size: threads of a hundred messages with the school, spread evenly over the
 * learners, first over those of running courses, whose calls are measured.
 */
export async function growMessages(client: PoolClient) {
  const { rows } = await client.query<{ there: string }>('select count(*) as there from messages')
  if (Number(rows[0]?.there) >= allMessages) return
  await client.query(
    `with people as (
       select id, row_number() over (order by email like 'studying%' desc, id) - 1 as place, count(*) over () as total
       from users where role = 'learner'
     ), threads as (
       insert into message_threads (kind, subject, person_user_id, created_at, last_seq, last_at, person_unread, school_unread)
       select 'school', 'Matter ' || number, people.id, now() - interval '1 year', $2::int,
         now() - number * interval '1 minute', 0, 0
       from generate_series(0, $1::int / $2::int - 1) as number join people on people.place = number % people.total
       returning id, person_user_id
     )
     insert into messages (thread_id, seq, side, by_user_id, client_id, text, created_at)
     select threads.id, seq, case seq % 2 when 0 then 'school' else 'person' end,
       case seq % 2 when 1 then threads.person_user_id end, uuidv7(),
       'Message ' || seq || ': the session on Tuesday was very good, may I move to the evening group next week?',
       now() - interval '1 year' + seq * interval '1 day'
     from threads cross join generate_series(1, $2::int) as seq`,
    [allMessages, inThread],
  )
  await client.query('analyze messages, message_threads')
}

export const messageCalls: readonly BenchCall[] = [
  {
    name: 'GET message thread',
    limit: 'select',
    required: 6,
    request: async (school) => {
      const { headers, session } = await someLearner(school)
      const { rows } = await school.pool.query<{ id: string }>(
        `select thread.id from message_threads as thread join sessions on sessions.user_id = person_user_id
         where sessions.id = $1 and kind = 'school' order by last_seq desc limit 1`,
        [session],
      )
      return { path: requestPath(getThread, { params: { id: rows[0]?.id ?? '' }, query: {} }), headers }
    },
  },
  {
    name: 'GET message threads',
    limit: 'select',
    request: async (school) => {
      const { headers } = await someLearner(school)
      return { path: requestPath(listThreads, { query: {} }), headers }
    },
  },
]
