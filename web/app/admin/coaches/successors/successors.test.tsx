import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Coach } from '@sohbet/contract/people/coaches'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { Toasts } from '../../../ui/feedback/toast-container.tsx'
import CoachesPage from '../coaches-page.tsx'

const idOf = (n: number) => `01a1de2c-a5ef-7ce8-a733-2e99ae345fa${n}`
const elif: Coach = {
  revision: 1,
  id: idOf(1),
  userId: idOf(2),
  profilePhoto: null,
  personalSummary: 'Ten years of London',
  summaryEn: '',
  origin: '',
  teaches: [],
  speaks: [],
  isActive: true,
  isNative: true,
  isZoomOnly: false,
  isPublic: false,
  user: { username: 'Elif', email: 'elif@sohbet.test' },
  isInvited: false,
}
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()

beforeEach(() => {
  // happy-dom has no layout, so the dialog's focus trap would warn
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const [bora, deniz] = [
  { id: idOf(5), name: 'Bora' },
  { id: idOf(6), name: 'Deniz' },
]
const course = { id: idOf(7), name: 'Tea talk', startDate: '2026-11-02', endDate: '2027-01-31' }
const clash = { courseName: 'Bus talk', dayOfWeek: 'monday', hour: 21, minute: 0 }
const times = { startsAt: '2026-12-01T16:00:00.000Z', endsAt: '2026-12-01T16:30:00.000Z' }
const left = {
  courses: [
    {
      ...course,
      isFirst: true,
      otherCoachId: null,
      successors: [
        { ...bora, clashes: [clash, { ...clash, dayOfWeek: 'friday' }], lessons: [], away: null },
        { ...deniz, clashes: [], lessons: [times.startsAt], away: null },
      ],
    },
  ],
  sessions: [],
  lessons: [{ id: idOf(8), kind: 'private', ...times, learners: ['Ayşe'], successors: [deniz] }],
  busyUntil: null,
  requests: 1,
}
const sent = (end: string) =>
  fetching.mock.calls
    .filter(([url, init]) => url.endsWith(end) && init?.method !== undefined && init.method !== 'GET')
    .map(([, init]): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const show = (leftBehind: object, replaced: () => Response = () => answer({ message: 'Done' })) => {
  fetching.mockImplementation((url, init) => {
    if (url.endsWith('/left-behind')) return answer(leftBehind)
    if (url.endsWith('/replacement')) return replaced()
    if (init?.method === 'PUT') return answer({ ...elif, isActive: false })
    return answer(/\/coaches(\?|$)/.test(url) ? [elif] : [])
  })
  renderScreen(
    <>
      <Toasts />
      <CoachesPage />
    </>,
  )
}
const makePassive = async () => {
  await press('Edit Elif')
  fireEvent.click(await screen.findByRole('switch', { name: /^Active Coach/ }))
  await press('Save')
}

it('asks for successors before a coach becomes passive, and saves the form in the same call', async () => {
  show(left)
  await makePassive()
  const dialog = within(await screen.findByRole('dialog', { name: 'Successors of Elif' }))
  const forAll = await dialog.findByLabelText('One coach for all')
  expect([...forAll.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a coach',
    'Bora: 1 of 2',
    'Deniz: 1 of 2',
  ])
  expect(dialog.getByRole('option', { name: 'Deniz (has a lesson at that time)' })).toHaveProperty(
    'disabled',
    true,
  )
  fireEvent.change(forAll, { target: { value: bora.id } })
  expect(
    dialog.getByText('Bora has sessions at the same time: Bus talk, Monday 21:00, Friday 21:00'),
  ).toBeDefined()
  expect(dialog.getByText('A question of another coach is declined.')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Make passive' }))
  await dialog.findByText('One choice is missing.')
  const ofLesson = dialog.getByLabelText(/^Successor: 1 Dec 2026/)
  expect(document.activeElement).toBe(ofLesson)
  fireEvent.change(ofLesson, { target: { value: 'none' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Make passive' }))
  await waitFor(() => expect(sent('/replacement')).toHaveLength(1))
  expect(sent('/replacement')).toMatchObject([
    {
      change: { kind: 'deactivate', fields: { isActive: false, personalSummary: elif.personalSummary } },
      courses: [{ id: course.id, coachId: bora.id }],
      lessons: [{ id: idOf(8), coachId: null }],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Coach' })).toBeNull())
})

it('hands over by the action of the row, and keeps the choices after a refusal', async () => {
  show(left, () => answer({ message: 'Choose another one for: Tea talk', code: 'SUCCESSOR_NOT_FREE' }, 409))
  await press('Replace Elif')
  const dialog = within(await screen.findByRole('dialog', { name: 'Successors of Elif' }))
  fireEvent.change(await dialog.findByLabelText('One coach for all'), { target: { value: deniz.id } })
  fireEvent.change(dialog.getByLabelText('Successor: Tea talk'), { target: { value: bora.id } })
  fireEvent.click(dialog.getByRole('button', { name: 'Hand over' }))
  await screen.findByText('Choose another one for: Tea talk')
  expect(screen.getByRole('dialog', { name: 'Successors of Elif' })).toBeDefined()
  expect(sent('/replacement')).toMatchObject([{ change: { kind: 'replace' } }])
})

it('warns of a coach who is away during the course', async () => {
  const [tea] = left.courses
  const away = { from: '2026-11-20T06:00:00.000Z', until: '2026-11-25T20:59:00.000Z' }
  const cem = { id: idOf(9), name: 'Cem', clashes: [], lessons: [], away }
  show({ ...left, courses: [{ ...tea, successors: [cem] }] })
  await press('Replace Elif')
  const dialog = within(await screen.findByRole('dialog', { name: 'Successors of Elif' }))
  const choice = await dialog.findByLabelText('Successor: Tea talk')
  expect(
    dialog.getByRole('option', { name: /^Cem \(away 20 Nov 2026, 09:00 – 25 Nov 2026, 23:59\)/ }),
  ).toBeDefined()
  fireEvent.change(choice, { target: { value: cem.id } })
  expect(
    dialog.getByText(/^Cem is away from 20 Nov 2026, 09:00 until 25 Nov 2026, 23:59\. .*no coach/),
  ).toBeDefined()
})

it('asks for nobody when the coach leaves nothing behind', async () => {
  show({ ...left, courses: [], lessons: [] })
  await press('Replace Elif')
  await screen.findByText('Elif has no courses and no lessons ahead.')
  await makePassive()
  await screen.findByText(/^A passive coach cannot be chosen/)
  await press('No')
  expect(sent(`/${elif.userId}`)).toEqual([])
  await press('Save')
  await press('Make passive')
  await screen.findByText('Coach updated')
})
