import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { leaveSession, startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { screenLoader } from './area-loader.ts'

const figures = vi.fn<() => Promise<string>>().mockResolvedValue('figures')
const load = screenLoader('coach', { queryKey: ['figures'], queryFn: figures })
const open = () => load({ request: new Request('http://localhost/coach') })

beforeEach(() => {
  leaveSession()
  queryClient.clear()
  figures.mockClear()
})

it('starts the call of a screen each time a user of its role opens it', async () => {
  await startSession(aSession({ role: 'coach' }))
  await open()
  await vi.waitFor(() => expect(queryClient.getQueryData(['figures'])).toBe('figures'))
  await open()
  expect(figures).toHaveBeenCalledTimes(2)
})

it('makes no call for a visitor or another role', async () => {
  await expect(open()).rejects.toBeInstanceOf(Response)
  await startSession(aSession({ role: 'learner' }))
  await expect(open()).rejects.toBeInstanceOf(Response)
  expect(figures).not.toHaveBeenCalled()
})
