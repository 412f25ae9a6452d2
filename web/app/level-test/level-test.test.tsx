import { notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { getSession, leaveSession, startSession } from '../session/session.ts'
import { aSession } from '../session/testing.ts'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { LevelTest } from './level-test.tsx'
import type { Player } from '../parts/level-test/player.ts'
import { aListening, anAttempt, aResult } from './testing.ts'

const fetching = vi.fn<(url: string, init: RequestInit) => Response | Promise<Response>>()
const attempt = anAttempt()
function noConnection(): never {
  throw new TypeError('Failed to fetch')
}
const refusal = (status: number, code: string, message = '') => Response.json({ code, message }, { status })

/** Answers by the end of the path; everything else is not there. */
function serve(answers: Record<string, () => Response>) {
  fetching.mockImplementation((url) => {
    const path = Object.keys(answers).find((end) => url.endsWith(end))
    return path ? (answers[path]?.() ?? Response.error()) : refusal(404, 'NOT_FOUND')
  })
}
const sent = (end: string) =>
  fetching.mock.calls
    .filter(([url]) => url.endsWith(end))
    .map(([, { body }]): unknown => typeof body === 'string' && JSON.parse(body))

const player = { load: vi.fn<Player['load']>(), play: vi.fn<Player['play']>() }
const clock = { ahead: 0 }
const now = () => Date.now() + clock.ahead
const open = (language: 'en' | 'tr' = 'en') =>
  renderScreen(
    <>
      <LevelTest player={player} now={now} />
      <Toasts />
    </>,
    { url: '/leveltest', language },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const key = (name: string) => fireEvent.keyDown(document.body, { key: name })

async function passSoundCheck() {
  press('Play the word')
  await waitFor(() => expect(screen.getByRole('group')).toHaveProperty('disabled', false))
  press('umbrella')
}
async function start() {
  open()
  await passSoundCheck()
  press('Start Test')
}

beforeEach(async () => {
  await startSession(aSession())
  player.load.mockResolvedValue()
  player.play.mockResolvedValue()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => fetching(url, init))
})
afterEach(() => {
  // First: what still runs would ask the real world
  cleanup()
  notifications.clean()
  leaveSession()
  queryClient.clear()
  localStorage.clear()
  clock.ahead = 0
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

describe('before the test', () => {
  it('says how many questions there are, and how long each may take', () => {
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

  it('takes the audio for tested when the word was heard, not any other', async () => {
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

  it('speaks Turkish', () => {
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
  ])('says Failed to start test: %s', async (message, answer) => {
    serve({ '/level-tests/attempts': answer })
    await start()
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toContain(`Failed to start test${message}`)
    // Nothing has moved, and what was heard stays heard
    expect(screen.getByRole('button', { name: 'Start Test' })).toBe(document.activeElement)
    expect(screen.getByText('Your audio works.')).toBeDefined()
  })

  it('shows the last result to who has taken it', async () => {
    serve({
      '/level-tests/attempts': () => refusal(409, 'LEVEL_TEST_TAKEN', 'Taken'),
      '/mine/latest': () => Response.json(aResult()),
    })
    await start()
    expect(await screen.findByText('You get on at B1.')).toBeDefined()
    // Unless the school allows it
    expect(screen.queryByRole('button', { name: 'Take it again' })).toBeNull()
  })

  it('says why a second try is refused, and shows the result again', async () => {
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
    expect(screen.getByText(/The school has allowed you another try/)).toBeDefined()
    await passSoundCheck()
    press('Start Test')
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toContain('Failed to start testYou have taken it already')
    expect(screen.getByText('You get on at B1.')).toBeDefined()
  })
})

describe('the questions', () => {
  const next = { position: 1, remainingSeconds: null, isLast: false }

  it('are chosen by number and submitted by Enter, and the answer is saved', async () => {
    serve({ '/attempts': () => Response.json(attempt), '/answers': () => Response.json(next) })
    await start()
    const [group] = await screen.findAllByRole('radiogroup')
    expect(screen.getByText('Question 1 of 3')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0')
    expect(group?.getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { level: 1 }).id)
    key('Enter')
    key('2')
    expect(screen.getByRole('radio', { name: 'tram' })).toHaveProperty('checked', true)
    key('Enter')
    expect(await screen.findByText('Question 2 of 3')).toBeDefined()
    expect(sent('/answers')).toEqual([{ questionId: attempt.questions[0]?.id, selectedOptionId: 'B' }])
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('33')
  })

  it('hear no key through a dialog', async () => {
    serve({ '/attempts': () => Response.json(attempt) })
    await start()
    await screen.findAllByRole('radiogroup')
    fireEvent.click(screen.getByRole('link', { name: 'Exit' }))
    await screen.findByRole('dialog')
    key('2')
    expect(screen.getByRole('radio', { name: 'tram' })).toHaveProperty('checked', false)
    press('No')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    key('2')
    expect(screen.getByRole('radio', { name: 'tram' })).toHaveProperty('checked', true)
  })

  it('keep sending the answer through a lost connection, and go on when it is back', async () => {
    const reply = vi.fn<() => Response>().mockImplementationOnce(noConnection)
    reply.mockImplementation(() => Response.json(next))
    serve({ '/attempts': () => Response.json(attempt), '/answers': reply })
    await start()
    await screen.findAllByRole('radiogroup')
    key('3')
    key('Enter')
    expect(await screen.findByText(/it counts if it arrives before the time is up/)).toBeDefined()
    expect(screen.getByRole('radio', { name: 'tube' })).toHaveProperty('checked', true)
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('Question 2 of 3')).toBeDefined()
    expect(sent('/answers')).toHaveLength(2)
  })

  it('offer another try for a recording that cannot be loaded; its time begins when it is there', async () => {
    const listening = anAttempt({ questions: [aListening(0)], remainingSeconds: null })
    const progress = { position: 0, remainingSeconds: 31, isLast: false }
    serve({ '/attempts': () => Response.json(listening), '/shown': () => Response.json(progress) })
    await start()
    player.load.mockRejectedValueOnce(new Error('gone'))
    expect(await screen.findByText('The audio could not be loaded.')).toBeDefined()
    expect(sent('/shown')).toEqual([])
    press('Try again')
    expect(await screen.findByText('The audio starts in a moment')).toBeDefined()
    expect(sent('/shown')).toEqual([{ questionId: listening.questions[0]?.id }])
    expect(screen.getByRole('radio', { name: 'bus' })).toHaveProperty('disabled', true)
  })

  it('can be gone on with where a recording cannot be loaded', async () => {
    const listening = anAttempt({ questions: [aListening(0), aListening(1)], remainingSeconds: null })
    serve({ '/attempts': () => Response.json(listening), '/answers': () => Response.json(next) })
    await start()
    player.load.mockRejectedValue(new Error('gone'))
    fireEvent.click(await screen.findByRole('button', { name: 'Go on without listening' }))
    key('1')
    expect(screen.getByRole('radio', { name: 'bus' })).toHaveProperty('checked', true)
    press('I don’t know')
    expect(await screen.findByText('Question 2 of 2')).toBeDefined()
    expect(sent('/answers')).toEqual([{ questionId: listening.questions[0]?.id, selectedOptionId: null }])
  })

  it('go on after a reload without asking for anything', async () => {
    localStorage.setItem('sohbet-level-test', `${aSession().user.id} ${Date.now()}`)
    serve({ '/attempts': () => Response.json(anAttempt({ position: 2, remainingSeconds: 11 })) })
    open()
    expect(await screen.findByText('Question 3 of 3')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toContain('11')
  })

  it('promise nothing for an answer whose time is over', async () => {
    serve({ '/attempts': () => Response.json(attempt), '/answers': noConnection })
    await start()
    await screen.findAllByRole('radiogroup')
    key('3')
    key('Enter')
    await screen.findByText(/before the time is up/)
    clock.ahead = 31_000
    expect(await screen.findByText(/your answer may not count/)).toBeDefined()
  })

  it('are gone back to after a failed reload', async () => {
    localStorage.setItem('sohbet-level-test', `${aSession().user.id} ${Date.now()}`)
    serve({ '/attempts': noConnection })
    open()
    expect(await screen.findByText('We could not get back to your test.')).toBeDefined()
    serve({ '/attempts': () => Response.json(anAttempt({ position: 2, remainingSeconds: 11 })) })
    press('Try again')
    expect(await screen.findByText('Question 3 of 3')).toBeDefined()
  })

  it('are not left by a slip', async () => {
    serve({ '/attempts': () => Response.json(attempt) })
    await start()
    await screen.findAllByRole('radiogroup')
    const unload = new Event('beforeunload', { cancelable: true })
    dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    fireEvent.click(screen.getByRole('link', { name: 'Exit' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('its clock does not stop')
  })
})

describe('after the last question', () => {
  const done = { '/attempts': () => Response.json(anAttempt({ position: 3, isCompleted: true })) }

  it('says Test Completed, shows the result with its answers, and the session knows the level', async () => {
    serve({ ...done, '/level-tests/attempt': () => Response.json(aResult()) })
    await start()
    expect(await screen.findByText('Test Completed')).toBeDefined()
    expect(screen.getByText('You get on at B1.')).toBeDefined()
    for (const [name, value] of [
      ['Points', '1,783 of 3,000'],
      ['Percentage', '59.4%'],
      ['Score', '2,377 of 4,000'],
      ['Level', 'B1'],
    ] as const)
      expect(screen.getByText(name).nextSibling?.textContent?.trim()).toBe(value)
    expect(screen.getByText('You start on the B1-B2 track.')).toBeDefined()
    expect(screen.getByText('1 of 2 correct')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /^Listening/ }))
    expect(await screen.findByLabelText('Recording of question 2')).toHaveProperty('controls', true)
    expect(screen.getAllByText('All options')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/learner')
    expect(sent('/level-tests/attempt')).toEqual([{ id: attempt.id, testId: attempt.testId, answers: [] }])
    await waitFor(() => expect(getSession()?.user.leveltest).toEqual({ level: 'B1', score: 2377 }))
  })

  it('is not left by a slip before it is submitted', async () => {
    serve({ ...done, '/level-tests/attempt': noConnection })
    await start()
    await screen.findByRole('button', { name: 'Submit again' })
    const unload = new Event('beforeunload', { cancelable: true })
    dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    fireEvent.click(screen.getByRole('link', { name: 'Exit' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Your test is not submitted yet.')
  })

  it.each([
    ['The school is closed', () => refusal(503, 'X', 'The school is closed')],
    ['Failed to submit test attempt', () => new Response('crash', { status: 500 })],
    ['An unexpected error occurred while submitting the test attempt', () => Response.json({ id: 7 })],
    ['An unexpected error occurred while submitting the test attempt', noConnection],
  ])('says Failed to submit test: %s, and sends it again', async (message, answer) => {
    const reply = vi.fn<() => Response>(answer)
    serve({ ...done, '/level-tests/attempt': reply })
    await start()
    expect((await screen.findByRole('alert')).textContent).toContain(`Failed to submit test${message}`)
    reply.mockImplementation(() => Response.json(aResult()))
    press('Submit again')
    expect(await screen.findByText('Test Completed')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  })
})
