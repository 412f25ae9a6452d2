import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { submitTest } from './level-test.queries.ts'
import { anAttempt, aResult } from './testing/attempts.ts'

const { replaceUser } = vi.hoisted(() => ({ replaceUser: vi.fn<() => Promise<void>>() }))
vi.mock('../session/keep-user-fresh.ts', () => ({ replaceUser }))

beforeEach(() => startSession(aSession()))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

it('submits a test even when the session cannot store the level', async () => {
  vi.stubGlobal('fetch', async () => Response.json(aResult()))
  replaceUser.mockRejectedValue(new Error('Storage is full'))
  await expect(submitTest(anAttempt())).resolves.toEqual(aResult())
  expect(replaceUser).toHaveBeenCalled()
})
