import type { WaitingRecording } from '@sohbet/contract/speaking/speaking'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import ListenPage from './listen-page.tsx'

const idOf = (last: number) => `0190a3c4-0000-7000-8000-00000000000${last}`
const voice = { url: '/api/speaking/files/a.webm?expires=1&signature=x', seconds: 12 }

const aRecording = (
  place: number,
  username: string,
  changes: Partial<WaitingRecording> = {},
): WaitingRecording => ({
  id: idOf(place),
  attempt: 1,
  sentAt: '2026-11-18T09:00:00.000Z',
  voice,
  learner: { id: idOf(8), username, level: 'A2' },
  course: { id: idOf(7), name: 'Evenings' },
  module: { id: idOf(6), name: 'Small talk' },
  task: {
    kind: 'answer',
    seconds: 30,
    prompt: { text: 'What did you do?', pictureUrl: null, audioUrl: null },
    modelUrl: null,
  },
  earlier: null,
  ...changes,
})
const two = [aRecording(1, 'Elif'), aRecording(2, 'Can')]

const show = (recordings: readonly WaitingRecording[], answers = {}) => {
  let left = recordings
  const calls = serve({
    'GET /api/speaking/waiting': () => Response.json({ totalCount: left.length, recordings: left }),
    'GET /api/coach/phrases': Response.json({ phrases: ['Well said!'] }),
    ...Object.fromEntries(
      recordings.map(({ id }) => [
        `PUT /api/speaking/recordings/${id}/feedback`,
        () => {
          left = left.filter((one) => one.id !== id)
          return Response.json({ id, waitingCount: left.length })
        },
      ]),
    ),
    ...answers,
  })
  renderScreen(<ListenPage />)
  return calls
}

const mark = (aspect: string, value: number) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: aspect })).getByRole('radio', { name: String(value) }),
  )
function markAll() {
  for (const [place, aspect] of ['Clear', 'Flow', 'Words', 'Grammar'].entries()) mark(aspect, place + 1)
}
const write = (text: string) => {
  fireEvent.click(screen.getByRole('radio', { name: 'Text' }))
  fireEvent.change(screen.getByLabelText('Text for the learner'), { target: { value: text } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }))

beforeEach(() => startSession(aSession({ role: 'coach' })))
afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

describe('the list to listen', () => {
  it('takes marks and a text, then shows the next recording, and at last that all are heard', async () => {
    const calls = show(two)
    expect(await screen.findByRole('heading', { name: /Elif/ })).toBeDefined()
    expect(screen.getByText('2 recordings wait for you')).toBeDefined()
    write('Good rhythm')
    send()
    expect((await screen.findByRole('alert')).textContent).toBe('Give all four marks first')
    markAll()
    send()
    const next = await screen.findByRole('heading', { name: /Can/ })
    expect(document.activeElement).toBe(next)
    const { body } = calls.find(({ call }) => call.startsWith('PUT')) ?? {}
    expect(body).toMatchObject({ text: 'Good rhythm', clear: '1', flow: '2', words: '3', grammar: '4' })
    markAll()
    write('Well said')
    send()
    expect(await screen.findByText('All heard')).toBeDefined()
  })

  it('keeps the speed for the next recording, and puts one off', async () => {
    show(two)
    await screen.findByRole('heading', { name: /Elif/ })
    fireEvent.click(screen.getByRole('radio', { name: '1.5×' }))
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(await screen.findByRole('heading', { name: /Can/ })).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1.5×' }).checked).toBe(true)
    expect(document.querySelector('audio')?.playbackRate).toBe(1.5)
  })

  it('keeps the answer that was begun when its recording is put off', async () => {
    show(two)
    await screen.findByRole('heading', { name: /Elif/ })
    mark('Flow', 2)
    write('Good rhythm')
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    await screen.findByRole('heading', { name: /Can/ })
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    await screen.findByRole('heading', { name: /Elif/ })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text for the learner').value).toBe('Good rhythm')
    const flow = within(screen.getByRole('group', { name: 'Flow' }))
    expect(flow.getByRole<HTMLInputElement>('radio', { name: '2' }).checked).toBe(true)
  })

  it('shows the first try and its feedback beside the second', async () => {
    const feedback = {
      text: 'Mind the “th”',
      voice: null,
      rubric: { clear: 3, flow: 2, words: 4, grammar: 1 } as const,
      coach: 'Oliver',
      answeredAt: '2026-11-17T09:00:00.000Z',
      isNew: false,
    }
    const earlier = { id: idOf(3), attempt: 1 as const, sentAt: '2026-11-16T09:00:00.000Z', voice, feedback }
    show([aRecording(1, 'Elif', { attempt: 2, earlier })])
    expect(await screen.findByText('Second try')).toBeDefined()
    expect(screen.getByText('Mind the “th”')).toBeDefined()
    expect(screen.getByText('4 of 4')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
  })

  it('goes on when another coach was faster', async () => {
    const waiting = [
      { totalCount: 1, recordings: [aRecording(1, 'Elif')] },
      { totalCount: 0, recordings: [] },
    ]
    show([aRecording(1, 'Elif')], {
      'GET /api/speaking/waiting': () => Response.json(waiting.shift()),
      [`PUT /api/speaking/recordings/${idOf(1)}/feedback`]: refusal(409, 'SPEAKING_ANSWERED', 'Answered'),
    })
    await screen.findByRole('heading', { name: /Elif/ })
    markAll()
    write('Well said')
    send()
    expect(await screen.findByText('All heard')).toBeDefined()
  })
})
