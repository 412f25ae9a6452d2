import { notifications } from '@mantine/notifications'
import type { DiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { refusal, serve } from '../../ui/testing/serve.ts'
import CampaignsPage from './campaigns-page.tsx'

const courseId = '01a1de2c-a604-7acd-9b0d-20b4806aaa66'
const code: DiscountCode = {
  id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  code: 'BAHAR20',
  name: 'Spring',
  kind: 'percent',
  percent: 20,
  sum: null,
  currency: null,
  plans: ['super'],
  courses: [{ id: courseId, name: 'Autumn evenings' }],
  validFrom: null,
  validUntil: '2026-03-31',
  maxUses: 10,
  maxUsesPerLearner: 1,
  firstPaidCourseOnly: false,
  isActive: true,
  state: 'valid',
  usesTaken: 3,
  createdAt: '2026-03-02T09:00:00.000Z',
  revision: 1,
}
const list = 'GET /api/discount-codes?pageIndex=0&pageSize=10&searchText='
const none = Response.json({ data: [], totalCount: 0 })
const answers = {
  [list]: Response.json({ data: [code], totalCount: 1 }),
  'GET /api/changes?pageIndex=0&pageSize=10&searchText=&area=campaigns': none,
  'GET /api/courses?isActive=true&sortBy=startDate%3Adesc&pageSize=50': none,
}
const open = () =>
  renderScreen(
    <>
      <CampaignsPage />
      <Toasts />
    </>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  notifications.clean()
  vi.unstubAllGlobals()
})

it('lists what a code takes off, for what, until when and how often it was used', async () => {
  serve(answers)
  open()
  await screen.findAllByText('BAHAR20')
  for (const text of ['20%', 'Autumn evenings · Super', 'until 31 Mar 2026', '3 of 10', 'Valid'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

it('creates a code of a sum', async () => {
  const create = 'POST /api/discount-codes'
  const calls = serve({ ...answers, [create]: Response.json(code, { status: 201 }) })
  open()
  await screen.findAllByText('BAHAR20')
  press('Create a code')
  const dialog = within(await screen.findByRole('dialog'))
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  fill(/^Code/, 'ılık-50')
  fill(/^Name/, 'Newsletter')
  fill('Kind', 'sum')
  fill('Sum', '50')
  fireEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(calls.some(({ call }) => call === create)).toBe(true))
  expect(calls.find(({ call }) => call === create)?.body).toMatchObject({
    code: 'ILIK-50',
    kind: 'sum',
    sum: 50,
    currency: 'TRY',
    courseIds: [],
    maxUses: null,
  })
})

it('shows a refused limit at its field', async () => {
  serve({
    ...answers,
    [`PUT /api/discount-codes/${code.id}`]: refusal(
      409,
      'DISCOUNT_CODE_USED_MORE',
      'The code has been used 3 times. The limit cannot be lower.',
    ),
  })
  open()
  await screen.findAllByText('BAHAR20')
  fireEvent.click(screen.getAllByRole('button', { name: 'Edit BAHAR20' })[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Uses in all'), { target: { value: '2' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const fault = await dialog.findByText('The code has been used 3 times. The limit cannot be lower.')
  expect(dialog.getByLabelText('Uses in all').getAttribute('aria-describedby')).toContain(fault.id)
})

it('shows who used a code and what was saved', async () => {
  serve({
    ...answers,
    [`GET /api/discount-codes/${code.id}/uses?pageIndex=0`]: Response.json({
      totalCount: 1,
      data: [
        {
          enrollmentId: courseId,
          username: 'Ayşe',
          email: 'ayse@example.test',
          courseId,
          course: 'Autumn evenings',
          planName: { tr: 'Süper', en: 'Super' },
          status: 'active',
          saved: 99,
          price: 396,
          currency: 'USD',
          takenAt: '2026-03-02T09:00:00.000Z',
        },
      ],
    }),
  })
  open()
  await screen.findAllByText('BAHAR20')
  fireEvent.click(screen.getAllByRole('button', { name: 'Uses of BAHAR20' })[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Ayşe')).toBeDefined()
  expect(dialog.getByText('$99 saved')).toBeDefined()
})
