import { getAdminDashboard } from '@sohbet/contract/dashboards'
import { requestPath } from '@sohbet/contract/request'
import { getStatistics } from '@sohbet/contract/statistics'
import type { BenchCall } from './calls.ts'

/** What counts all of a school: the last count is kept, and for how long follows from what it took. */
export const figureCalls: readonly BenchCall[] = [
  {
    name: 'GET admin’s dashboard',
    limit: 'select',
    required: 5,
    request: async ({ signIn }) => {
      const { accessToken } = await signIn('admin@sohbet.test')
      return {
        path: requestPath(getAdminDashboard, { query: {} }),
        headers: { authorization: `Bearer ${accessToken}` },
      }
    },
  },
  {
    name: 'GET statistics',
    limit: 'select',
    required: 2,
    request: async ({ signIn }) => {
      const { accessToken } = await signIn('admin@sohbet.test')
      return {
        path: requestPath(getStatistics, { query: {} }),
        headers: { authorization: `Bearer ${accessToken}` },
      }
    },
  },
]
