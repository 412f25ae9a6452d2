import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ImportPeople } from './import-people.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const rows = [
  { line: 2, name: 'Ayşe', email: 'a@b.test', course: '', outcome: 'new', text: 'New account' },
  { line: 3, name: 'Ali', email: 'x', course: '', outcome: 'error', text: 'Not valid' },
]

it('checks the file first, says what happens to each row, then imports with the same choices', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(typeof init.body === 'string' ? init.body : 'null'))
    return Response.json({ rows })
  })
  renderScreen(<ImportPeople />)
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Learners' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(true)
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [new File(['name,email'], 'people.csv')] } })
  fireEvent.click(dialog.getByRole('switch', { name: /Enroll nevertheless/ }))
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(false),
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Check' }))
  expect(await dialog.findByText('Not valid')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Import 1 row' }))
  expect(await dialog.findByText('The import is done.')).toBeDefined()
  const choices = { csv: 'name,email', invites: true, override: true }
  expect(sent).toEqual([
    { ...choices, isDryRun: true },
    { ...choices, isDryRun: false },
  ])
})
