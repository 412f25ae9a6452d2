import { notificationsStore } from '@mantine/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { aResult } from './testing/attempts.ts'
import {
  noConnection,
  open,
  passSoundCheck,
  player,
  press,
  refusal,
  sent,
  serve,
  start,
  takeEachTest,
} from './screens/testing-screen.tsx'

takeEachTest()

describe('before the test', () => {
  it('shows how many questions there are and the time for each', () => {
    open()
    expect(screen.getByText('50 questions')).toBeDefined()
    expect(screen.getByText('40 grammar and vocabulary')).toBeDefined()
    expect(screen.getByText('30 seconds for each question.')).toBeDefined()
    expect(screen.getByText('10 listening')).toBeDefined()
    expect(screen.getByText(/the audio plays once\. 20 seconds/)).toBeDefined()
    expect(screen.getByText(/taken once only/)).toBeDefined()
  })

  it('refuses to start until the audio was tested', async () => {
    open()
    press('Start Test')
    const warning = await screen.findByRole('alert')
    expect(warning.textContent).toContain('Audio Test Required')
    expect(warning.textContent).toContain('Please test your audio before starting the test.')
    expect(sent('/level-tests/attempts')).toEqual([])
  })

  it('accepts the audio test only with the right word', async () => {
    open()
    expect(screen.getByRole('group')).toHaveProperty('disabled', true)
    press('Play the word')
    await waitFor(() => expect(screen.getByRole('group')).toHaveProperty('disabled', false))
    expect(player.load.mock.calls[0]?.[0]).toBe('/audio/level-test/sound-check.mp3')
    press('banana')
    expect(screen.getByText(/Turn the volume up/)).toBeDefined()
    press('umbrella')
    expect(screen.getByText('Your audio works.')).toBeDefined()
  })

  it('hides the warning once the audio test is done', async () => {
    open()
    press('Start Test')
    await screen.findByText('Audio Test Required')
    press('Play the word')
    await waitFor(() => expect(screen.getByRole('group')).toHaveProperty('disabled', false))
    press('umbrella')
    // The screen shows a closing toast for a moment
    const titles = notificationsStore.getState().notifications.map(({ title }) => title)
    expect(titles).not.toContain('Audio Test Required')
  })

  it('shows the texts in Turkish', () => {
    open('tr')
    press('Testi Başlat')
    expect(screen.getByText('Ses Testi Gerekli')).toBeDefined()
  })

  it.each([
    [
      'There is no level test to take at the moment',
      () => refusal(404, 'X', 'There is no level test to take at the moment'),
    ],
    ['Failed to fetch level test', () => new Response('crash', { status: 500 })],
    ['An unexpected error occurred while fetching the level test', () => Response.json({ id: 7 })],
    ['An unexpected error occurred while fetching the level test', noConnection],
  ])('shows Failed to start test: %s', async (message, answer) => {
    serve({ '/level-tests/attempts': answer })
    await start()
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toContain(`Failed to start test${message}`)
    // The position and the passed sound check stay
    expect(screen.getByRole('button', { name: 'Start Test' })).toBe(document.activeElement)
    expect(screen.getByText('Your audio works.')).toBeDefined()
  })

  it('shows the last result to a learner who has taken it', async () => {
    serve({
      '/level-tests/attempts': () => refusal(409, 'LEVEL_TEST_TAKEN', 'Taken'),
      '/mine/latest': () => Response.json(aResult()),
    })
    await start()
    expect(await screen.findByText('You get on at B1.')).toBeDefined()
    // Unless the school allows it
    expect(screen.queryByRole('button', { name: 'Take it again' })).toBeNull()
  })

  it('shows why a second attempt is refused, and then the result', async () => {
    const session = aSession()
    await startSession({ ...session, user: { ...session.user, leveltest: { level: 'B1', score: 2377 } } })
    serve({
      '/level-tests/attempts': () => refusal(409, 'LEVEL_TEST_TAKEN', 'You have taken it already'),
      '/mine/latest': () => Response.json({ ...aResult(), mayRetake: true }),
      '/active/size': () => Response.json({ text: 2, listening: 1, running: null }),
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Take it again' }))
    expect(await screen.findByText('3 questions')).toBeDefined()
    expect(screen.getByText(/You may take the test once more/)).toBeDefined()
    await passSoundCheck()
    press('Start Test')
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toContain('Failed to start testYou have taken it already')
    expect(screen.getByText('You get on at B1.')).toBeDefined()
  })
})
