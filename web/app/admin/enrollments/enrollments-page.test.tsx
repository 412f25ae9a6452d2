import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { CourseEnrollments } from './course-enrollments.tsx'
import EnrollmentsPage from './enrollments-page.tsx'
import { anEnrollment, course, serve } from '../testing/enrollments.ts'
import { UserEnrollments } from './user-enrollments.tsx'

function start(...options: Parameters<typeof serve>) {
  const server = serve(...options)
  vi.stubGlobal('fetch', server.fetching)
  return server
}
const lists = ({ sent }: ReturnType<typeof serve>) => sent.filter(({ path }) => path === '/api/enrollments')
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const dialogOf = (name: string) => screen.findByRole('dialog', { name })
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the enrolments table', () => {
  it('shows learner, course, plan, payments and refunds', async () => {
    start()
    renderScreen(<EnrollmentsPage />)
    const row = (await screen.findByText('ayse@sohbet.test')).closest('tr')
    expect(headers()).toEqual(['Learner', 'Course', 'Status', 'Price', 'Paid', 'Date', 'Actions'])
    for (const text of [course.name, 'Super', 'Active', '$440', '$340', '$100 given back'])
      expect(row && within(row).getByText(text)).toBeDefined()
  })

  it('mentions refunds in the totals only where there are some', async () => {
    const totals = [
      { currency: 'USD', count: 1, paid: 440, refunded: 0 },
      { currency: 'TRY', count: 2, paid: 9000, refunded: 1000 },
    ]
    start(({ path }) =>
      path === '/api/enrollments' ? { body: { data: [anEnrollment()], totalCount: 1, totals } } : undefined,
    )
    renderScreen(<EnrollmentsPage />)
    const lines = within(await screen.findByRole('list', { name: 'Totals of all pages' }))
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 enrollment: $440 received',
      '2 enrollments: 9,000 TL received after refunds of 1,000 TL',
    ])
  })

  it('shows the owed sum beside the status, where a closed card has room for it', async () => {
    start(undefined, [anEnrollment({ balance: 290, dueOn: '2026-01-01' })])
    renderScreen(<EnrollmentsPage />)
    const row = (await screen.findByText('ayse@sohbet.test')).closest('tr')
    const [sum, detail] = row ? within(row).getAllByText('$290 to pay') : []
    expect(sum?.dataset['late']).toBe('true')
    expect(detail?.tagName).toBe('SMALL')
    expect(sum?.closest('small')).toBeNull()
  })

  it('requests the filters of the URL, and ignores invalid ones', async () => {
    const server = start()
    renderScreen(<EnrollmentsPage />, {
      url: `/?courseId=${course.id}&userId=nonsense&status=active&sortBy=amount:desc&searchText=ay`,
    })
    await screen.findByText('ayse@sohbet.test')
    expect(Object.fromEntries(lists(server)[0]?.query ?? [])).toEqual({
      pageIndex: '0',
      pageSize: '10',
      sortBy: 'amount:desc',
      searchText: 'ay',
      courseId: course.id,
      status: 'active',
    })
  })

  it('names the learner of a filtered link, and can clear it', async () => {
    const server = start()
    const { user } = anEnrollment()
    const router = renderScreen(<EnrollmentsPage />, { url: `/?userId=${user?.id}` })
    expect(await screen.findByText('Only enrollments of Ayşe')).toBeDefined()
    await click('Show all learners')
    await waitFor(() => expect(lists(server).at(-1)?.query.get('userId')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it('offers only possible actions', async () => {
    const over = { status: 'cancelled', cancelReason: 'expired', user: null } as const
    start(undefined, [anEnrollment({ ...over, paid: 0, refunded: 0 })])
    renderScreen(<EnrollmentsPage />)
    expect(await screen.findByText('Not paid in time')).toBeDefined()
    const row = screen.getByText('Erased account').closest('tr')
    const actions = row?.querySelector<HTMLElement>('[data-card="actions"]')
    expect(actions && within(actions).getAllByRole('button')).toHaveLength(1)
  })

  it('shows the error and retries', async () => {
    start(({ path }) => (path === '/api/enrollments' ? { status: 500, body: {} } : undefined))
    renderScreen(<EnrollmentsPage />, { language: 'tr' })
    expect((await screen.findByRole('alert')).textContent).toContain('Kayıtlar alınamadı')
  })

  it('exports the filtered rows', async () => {
    const server = start(({ path }) =>
      path.endsWith('/csv') ? { body: { fileName: 'enrollments.csv', csv: 'a,b' } } : undefined,
    )
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    renderScreen(<EnrollmentsPage />, { url: '/?status=active' })
    await click('Export CSV')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const asked = server.sent.find(({ path }) => path.endsWith('/csv'))
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ status: 'active' })
  })

  it('has separate URL state on the page of a course and of a learner', async () => {
    const server = start()
    renderScreen(<CourseEnrollments courseId={course.id} />, {
      url: '/?status=cancelled&enrollments.status=active&enrollments.searchText=ay&searchText=no',
    })
    await screen.findByText('ayse@sohbet.test')
    expect(headers()).toEqual(['Learner', 'Plan', 'Status', 'Price', 'Paid', 'Date', 'Actions'])
    const [{ query } = { query: new URLSearchParams() }] = lists(server)
    expect(query.get('courseId')).toBe(course.id)
    expect(query.get('status')).toBe('active')
    expect(query.get('searchText')).toBe('ay')
  })

  it('has no search and no learner column on the page of one learner', async () => {
    const server = start()
    renderScreen(<UserEnrollments userId={anEnrollment().user?.id ?? ''} />)
    await screen.findByText(course.name)
    expect(headers()).toEqual(['Course', 'Status', 'Price', 'Paid', 'Date', 'Actions'])
    expect(screen.queryByPlaceholderText('Search')).toBeNull()
    expect(lists(server)[0]?.query.get('userId')).toBe(anEnrollment().user?.id)
  })
})

describe('the enrolment details', () => {
  it('show amounts, movements with receipts, and pending refunds', async () => {
    const server = start(({ path }) =>
      path.includes('/receipts/') ? { body: new Blob(['%PDF'], { type: 'application/pdf' }) } : undefined,
    )
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    renderScreen(<EnrollmentsPage />)
    await click(`Details of Ayşe in ${course.name}`)
    const dialog = await dialogOf('Enrollment Details')
    expect(await within(dialog).findByText('Payment')).toBeDefined()
    expect(within(dialog).getByText('Received').nextSibling?.textContent).toBe('$440')
    expect(within(dialog).getByText(/^\$100 is on its way back/)).toBeDefined()
    const returned = within(dialog).getByText('Refund returned').closest('tr')
    // The style sheet of cards hides an empty cell
    expect(returned?.querySelector('[data-label="Receipt"]')?.childElementCount).toBe(0)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Receipt 2026-000012' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(server.sent.some(({ path }) => path.includes('/enrollments/receipts/'))).toBe(true)
  })
})

describe('a refund', () => {
  const open = async () => {
    renderScreen(
      <>
        <EnrollmentsPage />
        <Toasts />
      </>,
    )
    await click('Give money back to Ayşe')
    return dialogOf('Give Money Back')
  }

  it('defaults to the full amount and asks for confirmation', async () => {
    const server = start()
    const dialog = await open()
    expect(within(dialog).getByLabelText<HTMLInputElement>('Amount').value).toBe('340')
    type(dialog, 'Amount', '40.50')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give back' }))
    expect(await screen.findByText(/^\$40\.50 goes back to Ayşe\. This cannot be undone/)).toBeDefined()
    expect(server.posted()).toEqual([])
    await click('Yes')
    await waitFor(() => expect(server.posted()).toHaveLength(1))
    expect(server.posted()[0]).toMatchObject({
      path: `/api/enrollments/${anEnrollment().id}/refund`,
      body: { amount: 40.5, note: '', paid: 340 },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks before closing discards a typed amount', async () => {
    start()
    const dialog = await open()
    type(dialog, 'Amount', '40.50')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
  })

  it('cannot exceed the paid amount', async () => {
    const server = start()
    const dialog = await open()
    type(dialog, 'Amount', '341')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give back' }))
    expect(await within(dialog).findByText('Must be at most 340')).toBeDefined()
    expect(server.posted()).toEqual([])
  })

  it("shows the server's refusal at the amount", async () => {
    const body = { message: 'That is more than was paid and not given back yet', code: 'REFUND_TOO_LARGE' }
    start(({ method }) => (method === 'POST' ? { status: 409, body } : undefined))
    const dialog = await open()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give back' }))
    await click('Yes')
    expect(await within(dialog).findByText(body.message)).toBeDefined()
  })

  it('tells the admin to send the money when the payment was a bank transfer', async () => {
    start(undefined, [anEnrollment({ source: 'hand' })])
    const dialog = await open()
    expect(within(dialog).getByText(/transfer it back yourself/)).toBeDefined()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give back' }))
    await click('Yes')
    expect(await screen.findByText('Now transfer $340 to Ayşe yourself.')).toBeDefined()
  })
})

describe('a cancellation', () => {
  const cancel = async (choice?: string) => {
    renderScreen(<EnrollmentsPage />)
    await click('Cancel the enrollment of Ayşe')
    const dialog = await dialogOf('Cancel Enrollment')
    if (choice) fireEvent.click(within(dialog).getByRole('radio', { name: choice }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel enrollment' }))
  }

  it('refunds the rest, and shows the amount before', async () => {
    const server = start()
    await cancel()
    expect(await screen.findByText(/ends now, and \$340 goes back/)).toBeDefined()
    await click('Yes')
    await waitFor(() => expect(server.posted()[0]?.body).toEqual({ withRefund: true, note: '' }))
  })

  it('can keep the money', async () => {
    const server = start()
    await cancel('Keep it: no money back')
    expect(await screen.findByText(/the school keeps \$340/)).toBeDefined()
    await click('Yes')
    await waitFor(() => expect(server.posted()[0]?.body).toEqual({ withRefund: false, note: '' }))
  })

  it('asks before closing discards typed input', async () => {
    start()
    renderScreen(<EnrollmentsPage />)
    await click('Cancel the enrollment of Ayşe')
    const dialog = await dialogOf('Cancel Enrollment')
    type(dialog, 'Note', 'Moves away')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
  })

  it('does not mention money for an unpaid enrolment', async () => {
    const server = start(undefined, [anEnrollment({ status: 'pending', paid: 0, refunded: 0 })])
    await cancel()
    expect(screen.queryByRole('radio')).toBeNull()
    await click('No')
    expect(server.posted()).toEqual([])
  })
})
