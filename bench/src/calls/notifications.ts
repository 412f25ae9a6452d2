import { getShell } from '@sohbet/contract/people/shell'
import { requestPath } from '@sohbet/contract/request'
import type { PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'
import { someLearner } from './player.ts'

/** Adds twenty notifications for every user, three of them unread. */
export async function growNotifications(client: PoolClient) {
  await client.query(
    `insert into notifications (user_id, kind, params, about, created_at, read_at)
     select users.id, 'module_opened', known.params, 'bench ' || place, now() - place * interval '1 day',
       case when place > 3 then now() end
     from users cross join generate_series(1, 20) as place cross join (
       select jsonb_build_object('courseId', courses.id, 'course', courses.name, 'moduleId', modules.id,
         'module', modules.name) as params
       from courses join modules on modules.course_type_id = courses.type_id limit 1) as known
     on conflict do nothing`,
  )
}

export const notificationCalls: readonly BenchCall[] = [
  {
    name: 'GET unread counts',
    limit: 'select',
    required: 15,
    request: async (school) => {
      const { headers } = await someLearner(school)
      return { path: requestPath(getShell, {}), headers }
    },
  },
]
