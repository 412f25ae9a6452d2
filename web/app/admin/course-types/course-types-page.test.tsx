import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import CourseTypesPage from './course-types-page.tsx'

const active: CourseType = {
  revision: 1,
  id: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  name: 'A1-A2',
  description: 'From the first hello',
  isActive: true,
  fromLevel: 'A1',
  toLevel: 'A2',
  moduleCount: 26,
  courseCount: 1,
}
const passive: CourseType = {
  ...active,
  id: '01a1de2c-a604-7acd-9b0d-20b4806aaa66',
  name: 'Old school',
  isActive: false,
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refusal = (status: number, code: string, message: string) => answer({ code, message }, status)
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const sent = (method: string) => fetching.mock.calls.find(([, init]) => init?.method === method)

/** Answers the list; `write` answers everything else. */
const serve = (write: () => Response) =>
  fetching.mockImplementation((_, init) => (init?.method === 'GET' ? answer([active, passive]) : write()))

beforeEach(() => {
  serve(() => answer(active))
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const show = (language: 'en' | 'tr' = 'en') =>
  renderScreen(
    <>
      <Toasts />
      <CourseTypesPage />
    </>,
    { language },
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const fill = (dialog: HTMLElement, name: string, value: string) =>
  fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value } })

const errorOf = (field: HTMLElement) =>
  document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent

it('lists the types with the documented columns and states', async () => {
  show()
  expect(await screen.findByText('ACTIVE')).toBeDefined()
  expect(screen.getByText('Passive')).toBeDefined()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Type Name',
    'isActive',
    'Description',
    'Actions',
  ])
  expect(screen.queryByRole('button', { name: /delete/i })).toBeNull()
})

it('shows Error fetching course types with the reason', async () => {
  fetching.mockImplementation(() => refusal(503, 'UNAVAILABLE', 'Back in a minute'))
  show()
  const toast = (await screen.findByText('Error fetching course types')).closest('[role=alert]')
  expect(toast?.textContent).toContain('Back in a minute')
})

it('creates a type after showing the missing fields', async () => {
  serve(() => answer(active, 201))
  show()
  await press('Create course type')
  const dialog = await screen.findByRole('dialog', { name: 'Create New Course Type' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }))
  const name = within(dialog).getByRole('textbox', { name: 'Type Name' })
  const all = 'Name is required\nCourse Type Name must be at least 3 characters'
  await waitFor(() => expect(errorOf(name)).toBe(all))
  expect(within(dialog).getByText('Description is required')).toBeDefined()
  fill(dialog, 'Type Name', 'ab')
  fireEvent.blur(name)
  await waitFor(() => expect(errorOf(name)).toBe('Course Type Name must be at least 3 characters'))
  fill(dialog, 'Type Name', 'B1-B2')
  fill(dialog, 'Description', 'Going on')
  const choose = (name: string, value: string) =>
    fireEvent.change(within(dialog).getByRole('combobox', { name }), { target: { value } })
  choose('First level', 'B1')
  choose('Last level', 'A2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(await within(dialog).findByText('The last level must not be below the first')).toBeDefined()
  choose('Last level', 'B2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Course type created')).toBeDefined()
  expect(sent('POST')?.[1]?.body).toBe(
    '{"name":"B1-B2","description":"Going on","isActive":true,"fromLevel":"B1","toLevel":"B2","id":""}',
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create New Course Type' })).toBeNull())
})

it('shows a taken name at its field', async () => {
  serve(() => refusal(409, 'COURSE_TYPE_TAKEN', 'There is a course type with this name already'))
  show()
  await press('Edit Old school')
  const dialog = await screen.findByRole('dialog', { name: 'Course Type' })
  fill(dialog, 'Type Name', 'A1-A2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('There is a course type with this name already')).toBeDefined()
})

it('shows An error occured ! with the message', async () => {
  serve(() => refusal(503, 'UNAVAILABLE', 'Back in a minute'))
  show()
  await press('Edit A1-A2')
  const dialog = await screen.findByRole('dialog', { name: 'Course Type' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('An error occured !')).toBeDefined()
  expect(screen.getByText('Back in a minute')).toBeDefined()
})

it('shows a type read-only in its view', async () => {
  show()
  await press('View A1-A2')
  const dialog = await screen.findByRole('dialog', { name: 'Course Type' })
  expect(within(dialog).getByText('It has 26 modules and 1 course.')).toBeDefined()
  expect(within(dialog).getByRole('group').hasAttribute('disabled')).toBe(true)
  expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull()
})

it('makes a type passive after confirmation, keeping its name and description', async () => {
  show()
  await press('Make A1-A2 passive')
  expect(await screen.findByText(/no longer offered for new courses. Courses that have/)).toBeDefined()
  await press('Yes')
  expect(await screen.findByText('Course type updated')).toBeDefined()
  expect(sent('PUT')?.[0]).toBe(`/api/courses/types/${active.id}`)
  expect(sent('PUT')?.[1]?.body).toBe(
    '{"name":"A1-A2","description":"From the first hello","isActive":false}',
  )
})

it('asks before closing discards unsaved changes', async () => {
  show()
  await press('Edit A1-A2')
  const dialog = await screen.findByRole('dialog', { name: 'Course Type' })
  fill(dialog, 'Description', 'Other words')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Your changes are not saved yet. Close without them?')).toBeDefined()
})

it('shows the course types in Turkish', async () => {
  show('tr')
  expect(screen.getByRole('heading', { name: 'Kurs Türleri' })).toBeDefined()
  expect(await screen.findByText('AKTİF')).toBeDefined()
  await press('Kurs türü oluştur')
  const dialog = await screen.findByRole('dialog', { name: 'Yeni Kurs Türü Oluştur' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Oluştur' }))
  expect(
    await within(dialog).findByText(/^Ad gerekli\s+Kurs türü adı en az 3 karakter olmalı$/),
  ).toBeDefined()
})
