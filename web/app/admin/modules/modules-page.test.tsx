import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import ModulesPage from './modules-page.tsx'

const type = (digit: number, name: string): CourseType => ({
  revision: 1,
  id: `01a1de2c-a5ef-7ce8-a733-00000000000${digit}`,
  name,
  description: 'From the first hello',
  isActive: digit === 1,
  fromLevel: 'A1',
  toLevel: 'A2',
  moduleCount: 2,
  courseCount: 0,
})
const types = [type(1, 'A1-A2'), type(2, 'B1-B2')]
const module = (order: number, name: string): Module => ({
  revision: 1,
  id: `01a1de2c-b000-7ce8-a733-00000000000${order}`,
  courseTypeId: types[0]?.id ?? '',
  name,
  description: `About ${name}`,
  order,
  video: { title: 'Hello', description: 'Two people meet', source: '76979871', url: '76979871' },
  docs: [],
  quiz: null,
  isDraft: false,
})
const modules = [module(1, 'Saying hello'), module(2, 'Small talk')]

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()

/** Running courses of the type. */
let running: { id: string; name: string; learners: number }[] = []

function serve(list: readonly CourseType[] = types, write = () => answer(modules.toReversed())) {
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return write()
    if (url.endsWith('/types')) return answer(list)
    if (url.endsWith('/running')) return answer(running)
    return answer(url.includes(types[0]?.id ?? '') ? modules : [])
  })
}

beforeEach(() => {
  serve()
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

const show = (options: { url?: string; language?: 'tr' } = {}) =>
  renderScreen(
    <>
      <Toasts />
      <ModulesPage />
    </>,
    options,
  )

it('shows the modules of the first type with the documented columns', async () => {
  show()
  expect(await screen.findByText('Small talk')).toBeDefined()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Module No',
    'Module Name',
    'Description',
    'Actions',
  ])
})

it('stores the chosen type in the URL', async () => {
  const router = show()
  const select = await screen.findByRole('combobox', { name: 'Course Type' })
  expect(within(select).getByRole('option', { name: 'B1-B2 (passive)' })).toBeDefined()
  fireEvent.change(select, { target: { value: types[1]?.id } })
  await waitFor(() => expect(router.state.location.search).toBe(`?courseTypeId=${types[1]?.id}`))
  expect(await screen.findByText('No data available')).toBeDefined()
})

it('opens with the type of the URL', async () => {
  show({ url: `/?courseTypeId=${types[1]?.id}` })
  const select = await screen.findByRole('combobox', { name: 'Course Type' })
  expect(Object(select).value).toBe(types[1]?.id)
})

it('links to the forms', async () => {
  const router = show()
  const create = await screen.findByRole('link', { name: 'Create module' })
  const base = `/admin/courses/modules/${types[0]?.id}`
  expect(create.getAttribute('href')).toBe(`${base}/create/null`)
  fireEvent.click(await screen.findByRole('button', { name: 'View module 1' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/view/${modules[0]?.id}`))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit module 2' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/edit/${modules[1]?.id}`))
})

it('saves a new order as a whole', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order of the modules' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move Small talk up' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText('The order is saved')).toBeDefined()
  const put = fetching.mock.calls.find(([, init]) => init?.method === 'PUT')
  expect(put?.[0]).toBe(`/api/courses/types/${types[0]?.id}/modules/order`)
  expect(put?.[1]?.body).toBe(JSON.stringify({ ids: [modules[1]?.id, modules[0]?.id] }))
})

it('names the running courses before a new order is saved', async () => {
  running = [{ id: types[0]?.id ?? '', name: 'A1-A2 Camden', learners: 22 }]
  onTestFinished(() => void (running = []))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order of the modules' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move Small talk up' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText('A1-A2 Camden: 22 learners')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByText('A1-A2 Camden: 22 learners')).toBeNull())
  expect(fetching.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(false)
})

it('shows why an order is not saved, and asks before it is closed', async () => {
  serve(types, () => answer({ code: 'STATE_CHANGED', message: 'Please reload the page' }, 409))
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Change the order' }))
  const dialog = await screen.findByRole('dialog', { name: 'Order of the modules' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move Small talk up' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save the order' }))
  expect(await screen.findByText('The order could not be saved')).toBeDefined()
  expect(screen.getByText('Please reload the page')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('The new order is not saved yet. Close without it?')).toBeDefined()
})

it('links to the course types when there are none', async () => {
  serve([])
  show()
  expect(await screen.findByText('No course types yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Course Types' }).getAttribute('href')).toBe('/admin/courses/types')
})

it('shows Error fetching course types', async () => {
  fetching.mockImplementation(() => answer({ code: 'UNAVAILABLE', message: 'Back in a minute' }, 503))
  show()
  expect(await screen.findByText('Error fetching course types')).toBeDefined()
})

it('shows the modules in Turkish', async () => {
  show({ language: 'tr' })
  expect(await screen.findByRole('combobox', { name: 'Kurs Türü' })).toBeDefined()
  expect(await screen.findByRole('columnheader', { name: /Modül No/ })).toBeDefined()
})
