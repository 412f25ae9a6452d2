import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import UnsubscribePage from './unsubscribe-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('unsubscribes only by the button, because mail scanners open links', async () => {
  const calls = serve({
    'POST /api/campaign-mails/unsubscribe/abc': Response.json({ message: 'Done' }),
  })
  renderScreen(<UnsubscribePage />, { url: '/unsubscribe?token=abc' })
  const button = await screen.findByRole('button', { name: 'Unsubscribe' })
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  fireEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'You get no more campaign mails' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
})

it('has no button without a token', async () => {
  serve({})
  renderScreen(<UnsubscribePage />, { url: '/unsubscribe' })
  expect(await screen.findByText('This link is not complete. Open it again from the mail.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
})
