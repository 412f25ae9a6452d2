import type { SessionPage as Page } from '@sohbet/contract/live-sessions/session-page'
import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStaffLiveSession } from '../../parts/live-sessions/testing/staff-live-session.ts'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import SessionPage from './live-session-page.tsx'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const idOf = (letter: string) => `0190a3c4-0000-7000-8000-${letter.repeat(12)}`

const over = aStaffLiveSession({ startsAt: inHours(-3), endsAt: inHours(-2), state: 'over' })
const row = (username: string, letter: string, isAttended: boolean): Page['attendance'][number] => ({
  userId: idOf(letter),
  username,
  level: null,
  isGuest: false,
  isMadeUp: false,
  isAttended,
  joinedAt: null,
  isCorrected: false,
  correctedBy: null,
  absence: null,
})

const open = (changes: Partial<Page> = {}) => {
  const page: Page = {
    session: over,
    seesLearners: true,
    attendance: [row('Ada', 'a', true), row('Bora', 'b', false), row('Can', 'c', false)],
    replayUrl: null,
    materials: [],
    module: null,
    last: null,
    ...changes,
  }
  const { id } = page.session
  const calls = serve({
    [`GET /api/coach/sessions/${id}`]: () => Response.json(page),
    [`GET /api/sessions/${id}/attendance`]: () => Response.json(page.attendance),
    [`PATCH /api/sessions/${id}`]: () => Response.json(page.session),
    [`POST /api/sessions/${id}/materials`]: () => Response.json([], { status: 201 }),
  })
  renderScreen(
    <>
      <Routes>
        <Route path="/coach/session/:sessionId" element={<SessionPage />} />
      </Routes>
      <Toasts />
    </>,
    { url: `/coach/session/${id}` },
  )
  return calls
}
const bodyOf = (calls: ReturnType<typeof serve>, call: string) =>
  calls.find((one) => one.call.startsWith(call))?.body

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  notifications.clean()
  vi.unstubAllGlobals()
})

describe('the page of a session', () => {
  it('leads to a message to those who missed it, with the link of its page', async () => {
    open({ session: { ...over, replayLink: 'https://video.example.test/1' } })
    await screen.findByText('2 learners were not here.')
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write to them' })
    const { pathname, searchParams } = new URL(href)
    expect([pathname, searchParams.get('to')]).toEqual([
      '/coach/messages/new',
      [idOf('b'), idOf('c')].join(','),
    ])
    expect(searchParams.get('text')).toContain(
      `You find the replay here:\nhttp://localhost:3000/learner/session/${over.id}`,
    )
  })

  it('shows the phrases of the module with their Turkish', async () => {
    open({
      module: {
        id: idOf('d'),
        moduleNo: 3,
        name: 'Small talk',
        description: '',
        video: { title: 'Hello', description: '' },
        docs: [],
        phrases: [{ term: 'How come?', translation: 'Nasıl oldu?', example: '' }],
        hasQuiz: false,
      },
    })
    await screen.findByText('1 word or phrase of the module')
    expect(screen.getByText('How come?').parentElement?.textContent).toBe('How come?Nasıl oldu?')
  })

  it('tells a coach after the course why no learner is listed', async () => {
    open({ attendance: [], seesLearners: false })
    await screen.findByText('You see the list of learners until 30 days after a course.')
    expect(screen.queryByRole('button', { name: 'All here' })).toBeNull()
  })

  it('asks for no message when everyone was here', async () => {
    open({ attendance: [row('Ada', 'a', true)] })
    await screen.findByText('Ada')
    expect(screen.queryByRole('link', { name: 'Write to them' })).toBeNull()
  })

  it('saves the plan apart from the notes', async () => {
    const calls = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Write a plan' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Your plan' }), { target: { value: 'A story' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The plan is saved')
    expect(bodyOf(calls, 'PATCH')).toEqual({ agenda: 'A story', expected: over.revision })
  })

  it('adds a link to the materials', async () => {
    const calls = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Add a material' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('radio', { name: 'A link' }))
    const fill = (name: string, value: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } })
    fill('Address', 'https://example.test/story')
    fill('Title for the learners', 'A story')
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await screen.findByText('The material is added')
    expect(bodyOf(calls, 'POST')).toEqual({ title: 'A story', link: 'https://example.test/story' })
  })

  it('offers neither a replay nor a message before the session', async () => {
    open({ session: aStaffLiveSession({ startsAt: inHours(2), endsAt: inHours(3), state: 'upcoming' }) })
    await screen.findByRole('heading', { name: 'Materials' })
    await waitFor(() => expect(screen.getByText('Ada')).toBeDefined())
    expect(screen.queryByRole('heading', { name: 'Replay' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Write to them' })).toBeNull()
  })
})
