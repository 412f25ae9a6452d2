import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import type { Player } from '../../parts/level-test/player.ts'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { LevelTest } from '../level-test.tsx'

const fetching = vi.fn<(url: string, init: RequestInit) => Response | Promise<Response>>()
export function noConnection(): never {
  throw new TypeError('Failed to fetch')
}
export const refusal = (status: number, code: string, message = '') =>
  Response.json({ code, message }, { status })

/** Replies by the end of the path; every other path answers 404. */
export function serve(answers: Record<string, () => Response>) {
  fetching.mockImplementation((url) => {
    const path = Object.keys(answers).find((end) => url.endsWith(end))
    return path ? (answers[path]?.() ?? Response.error()) : refusal(404, 'NOT_FOUND')
  })
}
export const sent = (end: string) =>
  fetching.mock.calls
    .filter(([url]) => url.endsWith(end))
    .map(([, { body }]): unknown => typeof body === 'string' && JSON.parse(body))

export const player = { load: vi.fn<Player['load']>(), play: vi.fn<Player['play']>() }
export const clock = { ahead: 0 }
const now = () => Date.now() + clock.ahead
export const open = (language: 'en' | 'tr' = 'en') =>
  renderScreen(
    <>
      <LevelTest player={player} now={now} />
      <Toasts />
    </>,
    { url: '/leveltest', language },
  )
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const key = (name: string) => fireEvent.keyDown(document.body, { key: name })

export async function passSoundCheck() {
  press('Play the word')
  await waitFor(() => expect(screen.getByRole('group')).toHaveProperty('disabled', false))
  press('umbrella')
}
export async function start() {
  open()
  await passSoundCheck()
  press('Start Test')
}

/** Call it once per test file: every test gets its own learner, server and player. */
export function takeEachTest() {
  beforeEach(async () => {
    await startSession(aSession())
    player.load.mockResolvedValue()
    player.play.mockResolvedValue()
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => fetching(url, init))
  })
  afterEach(() => {
    // First, because running code would make real requests
    cleanup()
    notifications.clean()
    leaveSession()
    queryClient.clear()
    localStorage.clear()
    clock.ahead = 0
    vi.resetAllMocks()
    vi.unstubAllGlobals()
  })
}
