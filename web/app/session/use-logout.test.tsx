import { Button } from '@mantine/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { Toasts } from '../ui/feedback/toast-container.tsx'
import { getSession, signedOutBy, startSession } from './session.ts'
import { aSession } from './testing/session.ts'
import { useLogout } from './use-logout.ts'

function LogoutButton() {
  const { mutate: logOut } = useLogout()
  return (
    <>
      <Button onClick={() => logOut()}>Logout</Button>
      <Toasts />
    </>
  )
}

function pressLogout(answer: Response) {
  vi.stubGlobal('fetch', async () => answer.clone())
  const router = renderScreen(<LogoutButton />, { url: '/admin/users' })
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  return router
}

beforeEach(() => startSession(aSession()))

it('ends the session and goes to the log-in page', async () => {
  const router = pressLogout(Response.json({ message: 'Bye' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(getSession()).toBeNull()
})

it('goes to the log-in page too when the session was already over', async () => {
  const router = pressLogout(Response.json({ code: 'SESSION_ENDED', message: 'Over' }, { status: 401 }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect([getSession(), signedOutBy()]).toEqual([null, undefined])
})

it('stays and shows an error when the server cannot log out', async () => {
  const router = pressLogout(new Response('', { status: 500 }))
  expect(await screen.findByText('Logout failed')).toBeTruthy()
  expect(getSession()).not.toBeNull()
  expect(router.state.location.pathname).toBe('/admin/users')
})
