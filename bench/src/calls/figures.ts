import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { requestPath } from '@sohbet/contract/request'
import { getStatistics } from '@sohbet/contract/core/statistics'
import { appUrl } from '../addresses.ts'
import type { BenchCall } from './bench-call.ts'

/** The request made here computes the figures; the measured requests read the stored ones. */
const stored = (name: string, required: number, call: Pick<Endpoint, 'path'>): BenchCall => ({
  name,
  limit: 'select',
  required,
  request: async ({ signIn }) => {
    const { accessToken } = await signIn('admin@sohbet.test')
    const path = requestPath(call, { query: {} })
    const headers = { authorization: `Bearer ${accessToken}` }
    const begun = performance.now()
    const { status } = await fetch(`${appUrl}${path}`, { headers })
    process.stdout.write(`${name} computed in ${Math.round(performance.now() - begun)} ms: ${status}\n`)
    return { path, headers }
  },
})

export const figureCalls: readonly BenchCall[] = [
  stored('GET admin’s dashboard', 3, getAdminDashboard),
  stored('GET statistics', 2, getStatistics),
]
