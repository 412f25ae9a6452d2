import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { maxCsvCharacters } from '@sohbet/contract/catalogue/table-import'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { Toasts } from '../../ui/feedback/toast-container.tsx'
import { ImportQuestions } from '../level-tests/import-questions.tsx'

const testId = '01a1de2c-a5ef-7ce8-a733-2e99ae345fad'
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()
const imports = () =>
  fetching.mock.calls.filter(([, init]) => typeof init?.body === 'string' && !init.body.includes('isPreview'))

beforeEach(() => {
  fetching.mockImplementation((_, init) => {
    if (init?.method === 'GET') return Response.json([])
    const isPreview = typeof init?.body === 'string' && init.body.includes('isPreview')
    const rows = [{ line: 2, text: 'Fine?', problem: null, isRepeated: false }]
    return Response.json({ rows, imported: isPreview ? 0 : 1 })
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => fetching(url, init))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  fetching.mockReset()
})

async function open() {
  renderScreen(
    <>
      <Toasts />
      <ImportQuestions testId={testId} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Import CSV' }))
  return within(await screen.findByRole('dialog', { name: 'Import questions' }))
}
const paste = (dialog: ReturnType<typeof within>, value: string) =>
  fireEvent.change(dialog.getByLabelText('Or paste the table here'), { target: { value } })
const press = (dialog: ReturnType<typeof within>, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }))

it('imports once on a double click', async () => {
  const dialog = await open()
  paste(dialog, 'a table')
  press(dialog, 'Check the table')
  const button = await dialog.findByRole('button', { name: 'Import 1 question' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('1 question has been added.')).toBeDefined()
  fireEvent.click(button)
  expect(imports()).toHaveLength(1)
})

it('shows the fault of a whole table until the table changes', async () => {
  fetching.mockImplementation(() =>
    Response.json({ code: 'CSV_QUOTE_NOT_CLOSED', message: 'Line 3 is open' }, { status: 400 }),
  )
  const dialog = await open()
  paste(dialog, 'a table')
  press(dialog, 'Check the table')
  expect((await dialog.findByRole('alert')).textContent).toBe('The table could not be read: Line 3 is open')
  paste(dialog, 'another')
  expect(dialog.queryByRole('alert')).toBeNull()
  paste(dialog, 'a'.repeat(maxCsvCharacters + 1))
  expect(dialog.getByText(/The table is too long/)).toBeDefined()
})

it('refuses a file that is not text', async () => {
  const dialog = await open()
  const input = document.querySelector('input[type=file]')
  const workbook = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'questions.csv')
  if (input) fireEvent.change(input, { target: { files: [workbook] } })
  expect((await dialog.findByRole('alert')).textContent).toContain('This file is not a table of text.')
  expect(fetching.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
})

it('asks before closing discards a pasted table', async () => {
  const dialog = await open()
  paste(dialog, 'a table')
  fireEvent.keyDown(globalThis.document.body, { key: 'Escape', code: 'Escape' })
  expect(await screen.findByText('The table is not imported yet. Close without it?')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import questions' })).toBeNull())
})
