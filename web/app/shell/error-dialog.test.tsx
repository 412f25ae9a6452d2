import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../texts/language.ts'
import { ErrorDialog } from './error-dialog.tsx'

let isBroken = true

function Screen() {
  if (isBroken) throw new Error('secret detail')
  return <p>All well</p>
}

function open(path: string) {
  const routes = [{ path: '*', element: <Screen />, loader: () => null, errorElement: <ErrorDialog /> }]
  const hydrationData = { loaderData: { '0': null } }
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path], hydrationData })} />)
}

beforeEach(() => {
  isBroken = true
  // React and the router log the crash
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('replaces a crashed screen, and a retry restores it', async () => {
  setLanguage('en')
  open('/admin')
  expect(screen.getByRole('alertdialog', { name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy()

  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('All well')).toBeTruthy()
})

it('uses the language of the user', () => {
  setLanguage('tr')
  open('/admin')
  expect(screen.getByText('Beklenmeyen uygulama hatası!')).toBeTruthy()
})
