import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getSession } from '../session/session.ts'
import { aSession } from '../session/testing/session.ts'
import { aListening, anAttempt, aResult } from './testing/attempts.ts'
import {
  clock,
  key,
  noConnection,
  open,
  player,
  press,
  refusal,
  sent,
  serve,
  start,
  takeEachTest,
} from './screens/testing-screen.tsx'

takeEachTest()
const attempt = anAttempt()

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

  it('ignore keys while a dialog is open', async () => {
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

  it('keep resending the answer while the connection is lost, and continue when it is back', async () => {
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

  it('offer a retry for a recording that cannot be loaded, and its time begins once it is loaded', async () => {
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

  it('can be continued when a recording cannot be loaded', async () => {
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

  it('continue after a reload without a question', async () => {
    localStorage.setItem('sohbet-level-test', `${aSession().user.id} ${Date.now()}`)
    serve({ '/attempts': () => Response.json(anAttempt({ position: 2, remainingSeconds: 11 })) })
    open()
    expect(await screen.findByText('Question 3 of 3')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toContain('11')
  })

  it('do not promise that a late answer counts', async () => {
    serve({ '/attempts': () => Response.json(attempt), '/answers': noConnection })
    await start()
    await screen.findAllByRole('radiogroup')
    key('3')
    key('Enter')
    await screen.findByText(/before the time is up/)
    clock.ahead = 31_000
    expect(await screen.findByText(/your answer may not count/)).toBeDefined()
  })

  it('resume after a failed reload', async () => {
    localStorage.setItem('sohbet-level-test', `${aSession().user.id} ${Date.now()}`)
    serve({ '/attempts': noConnection })
    open()
    expect(await screen.findByText('We could not get back to your test.')).toBeDefined()
    serve({ '/attempts': () => Response.json(anAttempt({ position: 2, remainingSeconds: 11 })) })
    press('Try again')
    expect(await screen.findByText('Question 3 of 3')).toBeDefined()
  })

  it('ask before the page is left', async () => {
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

  it('shows Test Completed and the result with its answers, and stores the level in the session', async () => {
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
    const recording = await screen.findByRole('region', { name: 'Recording of question 2' })
    expect(within(recording).getByRole('button', { name: 'Listen now' })).toBeDefined()
    expect(screen.getAllByText('All options')).toHaveLength(3)
    expect(screen.queryByText('Correct answer')).toBeNull()
    expect(screen.getByText(/The right options of the others stay secret/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe('/learner')
    expect(sent('/level-tests/attempt')).toEqual([{ id: attempt.id, testId: attempt.testId, answers: [] }])
    await waitFor(() => expect(getSession()?.user.leveltest).toEqual({ level: 'B1', score: 2377 }))
  })

  it('asks before the page is left until the test is submitted', async () => {
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
  ])('shows Failed to submit test: %s, and sends it again', async (message, answer) => {
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
