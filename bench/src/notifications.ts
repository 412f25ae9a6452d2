import { getUnread } from '@sohbet/contract/notifications'
import { requestPath } from '@sohbet/contract/request'
import type { PoolClient } from 'pg'
import type { BenchCall } from './calls.ts'
import { someLearner } from './player.ts'

/** Twenty for everybody, three of them unread. */
export async function growNotifications(client: PoolClient) {
  await client.query(
    `insert into notifications (user_id, kind, params, about, created_at, read_at)
     select users.id, 'module_opened', '{}', 'bench ' || place, now() - place * interval '1 day',
       case when place > 3 then now() end
     from users cross join generate_series(1, 20) as place on conflict do nothing`,
  )
}

export const notificationCalls: readonly BenchCall[] = [
  {
    name: 'GET unread counts',
    limit: 'select',
    required: 40,
    request: async (school) => {
      const { headers } = await someLearner(school)
      return { path: requestPath(getUnread, {}), headers }
    },
  },
]
