import { notifications } from '@mantine/notifications'
import type { Line } from '@sohbet/contract/selling/waiting-list'
import { addDays } from '@sohbet/domain/calendar'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { course, idOfNumber } from '../courses/form/testing/form-data.ts'
import { WaitingList } from './waiting-list.tsx'

const learner = (n: number, username: string): Line['learners'][number] => ({
  userId: idOfNumber(n),
  username,
  email: `${username.toLowerCase()}@sohbet.test`,
  place: n,
  plan: 'super',
  since: '2026-03-02T09:00:00.000Z',
  lapsedOffers: 0,
  isMovedUp: false,
  obstacle: null,
})
const line: Line = {
  learners: [
    learner(1, 'Ada'),
    { ...learner(2, 'Bora'), obstacle: 'LEARNER_HOLDS_TOO_MANY', lapsedOffers: 2 },
    { ...learner(3, 'Cem'), isMovedUp: true },
  ],
  spotsLeft: 1,
  obstacle: null,
  history: [
    {
      id: idOfNumber(9),
      action: 'moved',
      username: 'Cem',
      by: 'Defne',
      fromPlace: 4,
      toPlace: 3,
      reason: 'Night shifts',
      createdAt: '2026-03-02T10:00:00.000Z',
    },
  ],
}

let served: Line | undefined
let refusal: { status: number; code: string; message: string } | undefined
let sent: { path: string; body: unknown }[]
beforeEach(() => {
  served = line
  refusal = undefined
  sent = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/coach-conflicts')) return Response.json([])
    if (init?.method === 'POST') {
      sent.push({ path: url, body: typeof init.body === 'string' && JSON.parse(init.body) })
      if (refusal) return Response.json(refusal, { status: refusal.status })
      const group = { course: { ...course, id: idOfNumber(7) }, offered: 1, waiting: 2 }
      return url.endsWith('/second-group') ? Response.json(group, { status: 201 }) : Response.json(line)
    }
    return served
      ? Response.json(served)
      : Response.json({ message: 'No database', code: 'INTERNAL' }, { status: 500 })
  })
})
afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
})

const show = () =>
  renderScreen(
    <>
      <Toasts />
      <WaitingList course={course} />
    </>,
  )
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const choose = async (button: string, title: string) => {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}
const path = (userId: string, action: string) =>
  `/api/enrollments/waiting-list/${course.id}/${userId}/${action}`

describe('the waiting list of a course', () => {
  it('shows who waits, since when, and who can get a seat', async () => {
    show()
    expect(await screen.findByText('3 learners wait')).toBeDefined()
    expect((await rowOf('Ada')).getByText('Can get a seat')).toBeDefined()
    const bora = await rowOf('Bora')
    expect(bora.getByText('Holds two unpaid seats')).toBeDefined()
    expect(bora.getByText('2 lapsed offers')).toBeDefined()
    expect(bora.getByRole('button', { name: 'Offer now: Bora' })).toHaveProperty('disabled', true)
    expect((await rowOf('Cem')).getByText('Moved up')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Move up: Ada' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Cem: moved from place 4 to 3')).toBeDefined()
    expect(screen.getByText('Night shifts')).toBeDefined()
  })

  it('offers nothing in a full course', async () => {
    served = { ...line, spotsLeft: 0, obstacle: 'COURSE_FULL' }
    show()
    expect(await screen.findByText(/No seat is free/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Offer now: Ada' })).toHaveProperty('disabled', true)
  })

  it('shows the empty state of a line without learners', async () => {
    served = { ...line, learners: [], history: [] }
    show()
    expect(await screen.findByText('Nobody waits for this course')).toBeDefined()
  })

  it('can be loaded again after a failure', async () => {
    served = undefined
    show()
    expect(await screen.findByText('The waiting list could not be loaded')).toBeDefined()
    served = line
    fireEvent.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByText('3 learners wait')).toBeDefined()
  })
})

describe('an action on a place', () => {
  it('asks for a reason before it removes', async () => {
    show()
    const dialog = await choose('Remove: Bora', 'Remove from the waiting list')
    fireEvent.click(dialog.getByRole('button', { name: 'Remove the learner' }))
    expect(await dialog.findByText('A reason is required')).toBeDefined()
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Asked by phone' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Remove the learner' }))
    expect(await screen.findByText('Bora is notified.')).toBeDefined()
    expect(sent).toEqual([{ path: path(idOfNumber(2), 'remove'), body: { reason: 'Asked by phone' } }])
  })

  it('moves up to a place', async () => {
    show()
    const dialog = await choose('Move up: Cem', 'Move up in the waiting list')
    fireEvent.change(dialog.getByLabelText('New place'), { target: { value: '2' } })
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Works in shifts' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Move up' }))
    expect(await screen.findByText('Cem is at place 2 now.')).toBeDefined()
    const body = { place: 2, reason: 'Works in shifts' }
    expect(sent).toEqual([{ path: path(idOfNumber(3), 'move-up'), body }])
  })

  it('says why a seat could not be offered', async () => {
    refusal = { status: 409, code: 'COURSE_FULL', message: 'No spots left' }
    show()
    const dialog = await choose('Offer now: Ada', 'Offer a seat out of turn')
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Moves to London' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Offer the seat' }))
    expect(await screen.findByText('No spots left')).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

it('opens a second group a week later, and shows a used name at its field', async () => {
  refusal = { status: 409, code: 'COURSE_NAME_TAKEN', message: 'There is a course with this name already' }
  show()
  const dialog = await choose('Open a second group', 'Open a second group')
  const submit = dialog.getByRole('button', { name: 'Open the group' })
  fireEvent.click(submit)
  expect(await dialog.findByText('There is a course with this name already')).toBeDefined()
  refusal = undefined
  fireEvent.change(dialog.getByLabelText('Course Name'), { target: { value: 'Late evenings' } })
  fireEvent.click(dialog.getByRole('switch', { name: /Offer its seats now/ }))
  fireEvent.click(submit)
  expect(await screen.findByText('A seat is held for 1 learner. 2 learners wait for it.')).toBeDefined()
  await waitFor(() => expect(sent).toHaveLength(2))
  const startDate = addDays(course.startDate, 7)
  expect(sent).toEqual([
    {
      path: `/api/courses/${course.id}/second-group`,
      body: { name: 'Evenings (2)', startDate, isOpen: false },
    },
    {
      path: `/api/courses/${course.id}/second-group`,
      body: { name: 'Late evenings', startDate, isOpen: true },
    },
  ])
})
