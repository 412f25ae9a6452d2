import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { serve } from '../ui/testing/serve.ts'
import { CampaignMailsSection } from './campaign-mails-section.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('is off until the user agrees, and says since when', async () => {
  const calls = serve({
    'GET /api/campaign-mails': Response.json({ agreedAt: null }),
    'PUT /api/campaign-mails': Response.json({ agreedAt: '2026-05-04T09:30:00.000Z' }),
  })
  renderScreen(<CampaignMailsSection />)
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /^Send me campaign mails/ })
  expect(choice.checked).toBe(false)
  fireEvent.click(choice)
  expect(await screen.findByText(/^You agreed on /)).toBeDefined()
  expect(choice.checked).toBe(true)
  expect(calls.at(-1)).toEqual({ call: 'PUT /api/campaign-mails', body: { isAgreed: true } })
})

it('stays as it was when the choice is not saved', async () => {
  const calls = serve({
    'GET /api/campaign-mails': Response.json({ agreedAt: '2026-05-04T09:30:00.000Z' }),
    'PUT /api/campaign-mails': Response.json({ message: 'Try again' }, { status: 500 }),
  })
  renderScreen(<CampaignMailsSection />)
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /^Send me campaign mails/ })
  fireEvent.click(choice)
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ isAgreed: false }))
  await waitFor(() => expect(choice.checked).toBe(true))
})
