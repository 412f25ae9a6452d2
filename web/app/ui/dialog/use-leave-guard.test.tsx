import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../session/session.ts'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'

type Guard = { hasChanges: boolean; isInDialog?: boolean }
const Screen = ({ hasChanges, isInDialog = false }: Guard) => useLeaveGuard(hasChanges, { isInDialog })

const open = (hasChanges: boolean) => renderScreen(<Screen hasChanges={hasChanges} />, { url: '/profile' })
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => startSession(aSession()))
afterEach(endSession)

it('asks before unsaved changes are lost, and stays on No', async () => {
  const router = open(true)
  await act(() => router.navigate('/home'))
  expect((await screen.findByRole('dialog')).textContent).toContain('Confirmation')
  press('No')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/profile')
  expect(unload()).toBe(true)
})

it('leaves on Yes', async () => {
  const router = open(true)
  await act(() => router.navigate('/home'))
  await screen.findByRole('dialog')
  press('Yes')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

it('does not ask without changes', async () => {
  const router = open(false)
  expect(unload()).toBe(false)
  await act(() => router.navigate('/home'))
  expect(router.state.location.pathname).toBe('/home')
})

it('asks when one of several forms has changes', async () => {
  for (const changed of [0, 1]) {
    const router = renderScreen(
      <>
        <Screen hasChanges={changed === 0} />
        <Screen hasChanges={changed === 1} />
      </>,
      { url: '/profile' },
    )
    await act(() => router.navigate('/home'))
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    cleanup()
  }
})

it('does not block a log-out', async () => {
  const router = open(true)
  endSession()
  await act(() => router.navigate('/auth/login'))
  expect(router.state.location.pathname).toBe('/auth/login')
})

it('allows a change of tab on a page, but not while a dialog has changes', async () => {
  const page = open(true)
  await act(() => page.navigate('/profile?tab=photo'))
  expect(page.state.location.search).toBe('?tab=photo')
  cleanup()

  const router = renderScreen(<Screen hasChanges isInDialog />, { url: '/module?tab=quiz' })
  await act(() => router.navigate('/module'))
  await screen.findByRole('dialog')
  press('No')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?tab=quiz')
})
