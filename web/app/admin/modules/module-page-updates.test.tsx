import { notifications } from '@mantine/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferredResponse } from '../../ui/testing/deferred-response.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import ModulePage from './module-page.tsx'

const source = `/api/courses/documents/${'0'.repeat(32)}.pdf`
const module: Module = {
  revision: 1,
  id: '01a1de2c-b000-7ce8-a733-2e99ae345fad',
  courseTypeId: '01a1de2c-a5ef-7ce8-a733-2e99ae345fad',
  name: 'Saying hello',
  description: 'How people greet each other',
  order: 3,
  video: { title: 'Hello', description: 'Two people meet', source: '76979871', url: '76979871' },
  docs: [
    { title: 'Notes', description: 'What we said', source, url: `${source}?expires=1&signature=x` },
    { title: 'More', description: 'To read', source: 'https://school.example/a.pdf', url: 'https://x' },
  ],
  quiz: null,
  isDraft: false,
}

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response | Promise<Response>>()

/** Answers reads; `write` answers everything else. */
const serve = (write: () => Response | Promise<Response> = () => answer(module)) =>
  fetching.mockImplementation((url, init) => {
    if (init?.method !== 'GET') return write()
    if (url.includes('/quizes/')) return answer({ code: 'QUIZ_NOT_FOUND', message: 'None' }, 404)
    return answer(url.endsWith('/types') || url.endsWith('/running') ? [] : module)
  })

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

const base = `/admin/courses/modules/${module.courseTypeId}`
const show = (path: string) =>
  renderScreen(
    <>
      <Toasts />
      <Routes>
        <Route path="/admin/courses/modules/:courseTypeId/:modeParam?/:moduleId?" element={<ModulePage />} />
      </Routes>
    </>,
    { url: path },
  )
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('fills the form with fresh data, never from the cache', async () => {
  const router = show(`${base}/view/${module.id}`)
  await screen.findByRole('link', { name: 'Edit module' })
  const now = deferredResponse()
  fetching.mockImplementation((url) => (url.endsWith(module.id) ? now.promise : answer([])))
  await act(() => router.navigate(`${base}/edit/${module.id}`))
  expect(screen.queryByLabelText('Module No')).toBeNull()
  now.resolve(answer({ ...module, order: 7, name: 'Renamed by another admin' }))
  expect(Object(await screen.findByLabelText('Module No')).value).toBe('7')
  expect(Object(screen.getByLabelText('Module Name')).value).toBe('Renamed by another admin')
})

it('keeps the form hidden when fresh data cannot be loaded', async () => {
  const router = show(`${base}/view/${module.id}`)
  await screen.findByRole('link', { name: 'Edit module' })
  fetching.mockImplementation(() => answer({ code: 'INTERNAL', message: '' }, 500))
  await act(() => router.navigate(`${base}/edit/${module.id}`))
  expect(await screen.findByText('Failed to load the module')).toBeDefined()
  expect(screen.queryByLabelText('Module No')).toBeNull()
})

it('blocks typing while saving, because the reply replaces the values', async () => {
  const saved = deferredResponse()
  serve(() => saved.promise)
  show(`${base}/edit/${module.id}`)
  await screen.findByLabelText('Module Name')
  const isLocked = () => screen.getByLabelText('Module Name').matches('fieldset:disabled *')
  expect(isLocked()).toBe(false)
  await press('Save module')
  await waitFor(() => expect(isLocked()).toBe(true))
  saved.resolve(answer(module))
  await waitFor(() => expect(isLocked()).toBe(false))
})

describe('a document upload', () => {
  const choose = async (place: number) => {
    await screen.findByRole('button', { name: `Upload PDF for document ${place + 1}` })
    const input = document.querySelectorAll('input[type=file][accept*=pdf]')[place]
    if (input) fireEvent.change(input, { target: { files: [new File(['%PDF-'], 'a.pdf')] } })
  }

  it('blocks removing documents, so that the upload reaches its own document', async () => {
    const uploading = deferredResponse()
    serve(() => uploading.promise)
    show(`${base}/edit/${module.id}?tab=documents`)
    await choose(1)
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove document 1' })
    await waitFor(() => expect(remove.disabled).toBe(true))
    fireEvent.click(remove)
    uploading.resolve(answer({ source, url: `${source}?expires=2&signature=y` }))
    await waitFor(() => expect(remove.disabled).toBe(false))
    const [, second] = screen.getAllByLabelText('Document URL')
    expect(Object(second).value).toBe(source)
  })

  it('uses the renewed URL of a saved document', async () => {
    serve(() => answer({ source, url: `${source}?expires=0&signature=old` }))
    show(`${base}/edit/${module.id}?tab=documents`)
    await choose(0)
    await screen.findByText('Document uploaded')
    const open = screen.getByRole('link', { name: 'Open Notes in a new tab' })
    expect(open.getAttribute('href')).toBe(`${source}?expires=1&signature=x`)
  })
})
