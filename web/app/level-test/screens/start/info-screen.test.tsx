import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import type { Player } from '../../../parts/level-test/player.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { InfoScreen } from './info-screen.tsx'

const player: Player = { load: () => Promise.resolve(), play: () => Promise.resolve() }
const start = vi.fn<() => void>()
const asked = vi.fn<(url: string) => void>()

function open(reply: unknown, status = 200) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url)
    return Response.json(reply, { status })
  })
  renderScreen(<InfoScreen player={player} isRetake={false} isStarting={false} onStart={start} />)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => queryClient.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('asks for no audio test without listening questions', async () => {
  open({ text: 3, listening: 0, running: null })
  expect(await screen.findByText('3 questions')).toBeDefined()
  expect(screen.queryByText('Audio test')).toBeNull()
  press('Start Test')
  expect(start).toHaveBeenCalledOnce()
})

it('shows no numbers when there is no test', async () => {
  open({ code: 'NO_ACTIVE_LEVEL_TEST', message: '' }, 404)
  expect(await screen.findByText('No level test right now.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Start Test' })).toBeNull()
})

it('shows on another device that the test is running, without starting it', async () => {
  open({ text: 40, listening: 10, running: { position: 3 } })
  expect(await screen.findByText('Your test is under way: question 4 of 50.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Continue the test' })).toBeDefined()
  expect(asked.mock.calls).toEqual([['/api/level-tests/active/size']])
})

it('shows that only the submission is missing', async () => {
  open({ text: 40, listening: 10, running: { position: 50 } })
  expect(await screen.findByText('All 50 questions are answered.')).toBeDefined()
})
