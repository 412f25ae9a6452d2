import { act, fireEvent, screen } from '@testing-library/react'
import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Player } from '../../../parts/level-test/player.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { PreviewTest } from './preview-test.tsx'

const player = vi.hoisted(() => ({ load: vi.fn<Player['load']>(), play: vi.fn<Player['play']>() }))
vi.mock('../../../parts/level-test/player.ts', () => ({ createPlayer: () => player }))

const test: LevelTest = {
  id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  version: 7,
  isActive: false,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  questionCount: 2,
  quickCount: 0,
  attemptCount: 0,
}
const listening: KeyedQuestion = {
  revision: 1,
  id: '01a1de2c-b000-7ce8-a733-2e99ae345fad',
  testId: test.id,
  type: 'listening',
  text: 'Where does she change trains?',
  options: [
    { id: 'A', text: 'Bank' },
    { id: 'B', text: 'Angel' },
    { id: 'C', text: 'Oval' },
    { id: 'D', text: 'Temple' },
  ],
  audioUrl: '/trains.mp3',
  audioSeconds: 4,
  correctOptionId: 'C',
  isQuick: false,
  skill: 'listening',
  level: null,
}
const silent = { ...listening, id: '01a1de2c-b001-7ce8-a733-2e99ae345fad', text: 'And then?', audioUrl: null }

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([listening, silent]))
  player.load.mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const option = (name: RegExp) => screen.getByRole('radio', { name })
async function open() {
  renderScreen(<PreviewTest test={test} />)
  press('Preview as a learner')
  await screen.findByText('Question 1 of 2')
}

it('plays a recording like for a learner: countdown, once, then the options open', async () => {
  let end = () => {}
  player.play.mockReturnValue(new Promise((resolve) => (end = resolve)))
  await open()
  expect(option(/Oval/)).toHaveProperty('disabled', true)
  vi.useFakeTimers()
  press('Play the audio')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('The audio starts in a moment')).toBeDefined()
  expect(player.load.mock.calls[0]?.[0]).toBe('/trains.mp3')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByText('Listen now')).toBeDefined()
  await act(async () => end())
  fireEvent.click(option(/Oval/))
  expect(option(/Oval/)).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Play it again' })).toBeDefined()
})

it('shows what a learner sees when a recording fails or is missing, and the key on request', async () => {
  player.load.mockRejectedValue(new Error('gone'))
  await open()
  press('Play the audio')
  expect(await screen.findByText('The audio could not be loaded.')).toBeDefined()
  press('Go on without listening')
  expect(option(/Oval/)).toHaveProperty('disabled', false)
  press('Next')
  expect(screen.getByText('The recording of this question is missing.')).toBeDefined()
  expect(option(/Angel/)).toHaveProperty('disabled', false)
  fireEvent.click(screen.getByRole('switch', { name: 'Show the correct option' }))
  expect(option(/Oval/).closest('label')?.textContent).toContain('correct')
})
