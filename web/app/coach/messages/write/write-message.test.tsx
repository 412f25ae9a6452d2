import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { serve } from '../../../ui/testing/serve.ts'
import { WriteMessage } from './write-message.tsx'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [talk, tour] = [idOf(1), idOf(2)]
const learner = (number: number, name: string, courseIds: string[], isAway = false) => ({
  id: idOf(number),
  name,
  courseIds,
  isAway,
})
const recipients = {
  courses: [
    { id: talk, name: 'Street Talk', mayAnnounce: true },
    { id: tour, name: 'City Tour', mayAnnounce: false },
  ],
  learners: [
    learner(11, 'Ayşe', [talk]),
    learner(12, 'Barış', [talk, tour]),
    learner(13, 'Cem', [tour], true),
    learner(14, 'Derya', []),
  ],
}
const replies = {
  'GET /api/messages/group/recipients': Response.json(recipients),
  'GET /api/messages/saved-replies': Response.json([]),
  'POST /api/messages/group': Response.json({ sent: 3, threadId: null }, { status: 201 }),
  'POST /api/coach/announcements': Response.json([], { status: 201 }),
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } })
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

test('a message goes to a whole course and a learner found by name, each counted once', async () => {
  const calls = serve(replies)
  const router = renderScreen(<WriteMessage />, { url: `/coach/messages/new?course=${talk}` })
  expect(await screen.findByText('Goes to 2 learners')).toBeDefined()
  expect(screen.queryByLabelText('Find a course or a learner')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add recipients' }))
  fireEvent.change(screen.getByLabelText('Find a course or a learner'), { target: { value: 'derya' } })
  tick(/Derya/)
  write('See you at eight')
  fireEvent.click(screen.getByRole('button', { name: 'Send to 3 learners' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/coach/messages'))
  expect(calls.find(({ call }) => call === 'POST /api/messages/group')?.body).toMatchObject({
    to: { courseIds: [talk], userIds: [idOf(14)] },
    text: 'See you at eight',
  })
})

test('learners of the URL are shown without the list and the ways, which open when the last one is taken out', async () => {
  serve(replies)
  renderScreen(<WriteMessage />, { url: `/coach/messages/new?to=${idOf(11)}` })
  const takeOut = await screen.findByRole('button', { name: 'Take Ayşe out' })
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(takeOut)
  expect(await screen.findByLabelText('Find a course or a learner')).toBeDefined()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('the draft survives a reload, without its message once it is sent', async () => {
  serve(replies)
  renderScreen(<WriteMessage />, { url: '/coach/messages/new' })
  await screen.findByText('Choose courses or learners below.')
  tick(/Street Talk/)
  write('Until tomorrow')
  cleanup()
  const router = renderScreen(<WriteMessage />, { url: '/coach/messages/new' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 2 learners' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/coach/messages'))
  cleanup()
  renderScreen(<WriteMessage />, { url: '/coach/messages/new' })
  expect(await screen.findByText('Choose courses or learners below.')).toBeDefined()
})

test('an announcement goes to whole courses that are not over, with a title', async () => {
  const calls = serve(replies)
  renderScreen(<WriteMessage />, { url: '/coach/messages/new' })
  await screen.findByText('Choose courses or learners below.')
  const way = () => screen.getByRole('radio', { name: /Course announcement/ })
  tick(/City Tour/)
  expect(way()).toHaveProperty('disabled', true)
  expect(screen.getByText(/account is closed: Cem/)).toBeDefined()
  tick(/City Tour/)
  tick(/Street Talk/)
  fireEvent.click(way())
  write('The room has changed')
  const send = () => screen.getByRole('button', { name: 'Announce to 2 learners' })
  expect(send()).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Another room' } })
  fireEvent.click(send())
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /api/coach/announcements')?.body).toMatchObject({
      courseIds: [talk],
      title: 'Another room',
    }),
  )
})
