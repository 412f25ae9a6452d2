import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { EnrollByHand } from './enroll-by-hand.tsx'
import { schoolDay } from '@sohbet/domain/calendar'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { course, noWarnings, serve } from '../../testing/enrollments.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

async function open(...options: Parameters<typeof serve>) {
  const server = serve(...options)
  vi.stubGlobal('fetch', server.fetching)
  renderScreen(<EnrollByHand isMain />)
  fireEvent.click(screen.getByRole('button', { name: 'Enroll by hand' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enroll by Hand' }))
  await dialog.findByLabelText('Course')
  return {
    server,
    dialog,
    type: (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    amount: () => dialog.getByLabelText<HTMLInputElement>('Price').value,
    submit: () => fireEvent.click(dialog.getByRole('button', { name: 'Enroll' })),
  }
}

it('fills in the price of the plan until another amount is typed', async () => {
  const { type, amount } = await open()
  type('Course', course.id)
  await waitFor(() => expect(amount()).toBe('400'))
  type('Plan', 'premium')
  await waitFor(() => expect(amount()).toBe('480'))
  type('Price', '300')
  type('Plan', 'super')
  expect(amount()).toBe('300')
})

it('asks before closing discards typed input', async () => {
  const { type } = await open()
  type('Email of the learner', 'ayse@sohbet.test')
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Enroll by Hand' }), { key: 'Escape' })
  expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
})

it('enrols after a confirmation that states what will be booked', async () => {
  const { server, type, submit } = await open()
  type('Email of the learner', ' Ayse@Sohbet.test ')
  type('Course', course.id)
  type('Plan', 'super')
  type('Note', 'Transfer 4711')
  submit()
  const question = await screen.findByText(/^ayse@sohbet\.test gets a seat/)
  expect(question.textContent).toBe(
    `ayse@sohbet.test gets a seat in ${course.name} with the Super plan (10 credits), and $440 is booked as paid outside the checkout. Enroll?`,
  )
  expect(server.posted()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(server.posted()).toHaveLength(1))
  expect(server.posted()[0]?.body).toEqual({
    email: 'ayse@sohbet.test',
    courseId: course.id,
    plan: 'super',
    amount: 440,
    paid: 440,
    method: 'transfer',
    receivedOn: schoolDay(new Date()),
    note: 'Transfer 4711',
    dueOn: null,
    reminds: false,
    creditsNow: false,
    override: false,
    sharedTransfer: false,
  })
})

it('names the plan that the learner agreed to with a held seat', async () => {
  const contents = { ...firstPlans.super, name: { tr: 'Artı', en: 'Plus' }, credits: 12 }
  const { dialog, type, submit } = await open(({ path }) =>
    path.endsWith('/check') ? { body: { ...noWarnings, held: { plan: 'super', contents } } } : undefined,
  )
  type('Email of the learner', 'ayse@sohbet.test')
  type('Course', course.id)
  type('Plan', 'super')
  type('Note', 'Transfer 4712')
  await dialog.findByRole('option', { name: /Plus/ })
  submit()
  const question = await screen.findByText(/^ayse@sohbet\.test gets a seat/)
  expect(question.textContent).toContain('with the Plus plan (12 credits)')
})

it('leaves the rest of the price as a balance with a due date', async () => {
  const { server, type, submit } = await open()
  type('Email of the learner', 'ayse@sohbet.test')
  type('Course', course.id)
  type('Paid so far', '150')
  type('Balance due by', '2999-04-01')
  type('Note', 'In three parts')
  submit()
  const question = await screen.findByText(/^ayse@sohbet\.test gets a seat/)
  expect(question.textContent).toContain('$150 is booked as paid, and $250 is still to pay.')
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(server.posted()).toHaveLength(1))
  expect(server.posted()[0]?.body).toMatchObject({ amount: 400, paid: 150, dueOn: '2999-04-01' })
})

it('names what stands against the enrolment, and asks for a tick', async () => {
  const time = { dayOfWeek: 'monday', hour: 19, minute: 0, duration: 60 }
  const body = {
    ...noWarnings,
    levelTestMet: false,
    requiredScore: 2000,
    clashes: [{ course: 'Street English, April', time }],
  }
  const { server, dialog, type, submit } = await open(({ path }) =>
    path.endsWith('/check') ? { body } : undefined,
  )
  type('Email of the learner', 'ayse@sohbet.test')
  type('Course', course.id)
  expect(await dialog.findByText('The score is 1700; the course requires 2000.')).toBeDefined()
  expect(dialog.getByText('Clashes with “Street English, April”: Monday 19:00–20:00.')).toBeDefined()
  fireEvent.click(dialog.getByRole('switch', { name: /Enroll nevertheless/ }))
  type('Note', 'Agreed by phone')
  submit()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(server.posted()[0]?.body).toMatchObject({ override: true }))
})

it('reports missing fields', async () => {
  const { dialog, submit } = await open()
  submit()
  for (const text of ['Email is required', 'Course is required', 'Note is required'])
    expect(await dialog.findByText(text)).toBeDefined()
})

it('shows a refusal at the field that can fix it', async () => {
  const body = { message: 'User not found', code: 'USER_NOT_FOUND' }
  const { dialog, type, submit } = await open(({ method, path }) =>
    method === 'POST' && !path.endsWith('/check') ? { status: 404, body } : undefined,
  )
  type('Email of the learner', 'nobody@sohbet.test')
  type('Course', course.id)
  type('Note', 'x')
  submit()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await dialog.findByText('User not found')).toBeDefined()
})

it('says how many courses the list leaves out', async () => {
  const { dialog } = await open(({ path, query }) =>
    path === '/api/courses'
      ? {
          body:
            query.get('status') === 'ongoing'
              ? { data: [], totalCount: 2 }
              : { data: [course], totalCount: 4 },
        }
      : undefined,
  )
  const options = [...dialog.getByLabelText<HTMLSelectElement>('Course').options]
  expect(options.at(-1)?.text).toBe('5 more')
  expect(options.at(-1)?.disabled).toBe(true)
})
