import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import LessonSettingsPage from './lesson-settings-page.tsx'

const settings = {
  privateMinutes: 30,
  duoMinutes: 45,
  groupMinutes: 60,
  pauseMinutes: 10,
  noticeHours: 12,
  horizonDays: 28,
  freeCancelHours: 12,
  waitMinutes: 10,
  askHours: 24,
  absenceHours: 12,
  makeUpDays: 14,
  makeUps: 2,
  makeUpsInDays: 30,
  extraSessions: 2,
  planMonths: 6,
  otherMonths: 12,
  returnedDays: 30,
  firstReminderDays: 30,
  lastReminderDays: 7,
  packTry1: 500,
  packTry5: null,
  packTry10: null,
  packUsd1: null,
  packUsd5: null,
  packUsd10: null,
  payPrivate: 300,
  payDuo: null,
  payGroup: null,
  paySession: null,
  revision: 3,
}
const rates = [
  {
    coachId: '018f2c1e-0000-7000-8000-000000000001',
    name: 'Jenny',
    payPrivate: 350,
    payDuo: null,
    payGroup: null,
    paySession: null,
    revision: 1,
  },
  {
    coachId: '018f2c1e-0000-7000-8000-000000000002',
    name: 'Mark',
    payPrivate: null,
    payDuo: null,
    payGroup: null,
    paySession: null,
    revision: 0,
  },
]

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()

beforeEach(() => {
  fetching.mockImplementation((url, init) => {
    if (url.includes('coach-rates')) return answer(rates)
    if (url.includes('/settings/lessons'))
      return answer(typeof init?.body === 'string' ? { ...settings, ...JSON.parse(init.body) } : settings)
    return answer({ currency: 'TRY' })
  })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const saves = () => fetching.mock.calls.filter(([, init]) => init?.method === 'PUT')
const bodyOf = (call: Parameters<typeof fetching> | undefined): unknown => {
  const body = call?.[1]?.body
  return JSON.parse(typeof body === 'string' ? body : '{}')
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Save the settings' }))

it('saves rules and prices; an empty price takes the pack from sale', async () => {
  renderScreen(<LessonSettingsPage />)
  fireEvent.change(await screen.findByLabelText('Pause after each lesson (minutes)'), {
    target: { value: '15' },
  })
  fireEvent.change(screen.getByLabelText('5 credits (TL)'), { target: { value: '2.250' } })
  fireEvent.change(screen.getByLabelText('1 credit (TL)'), { target: { value: '' } })
  submit()
  expect(await screen.findByText('Enter the price of 1 credit too')).toBeDefined()
  fireEvent.change(screen.getByLabelText('5 credits (TL)'), { target: { value: '' } })
  submit()
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(bodyOf(saves()[0])).toMatchObject({
    pauseMinutes: 15,
    packTry1: null,
    packTry5: null,
    revision: 3,
  })
})

it('lists own rates of coaches and changes them', async () => {
  renderScreen(<LessonSettingsPage />)
  expect(await screen.findByText('Private lesson: 350 TL')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Change the rates of Mark' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Session of a course'), { target: { value: '700' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save the rates' }))
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.[0]).toContain('/coaches/018f2c1e-0000-7000-8000-000000000002/rates')
  expect(bodyOf(saves()[0])).toMatchObject({ paySession: 700, revision: 0 })
})
