import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ThreadInList } from '@sohbet/contract/messaging/threads'
import { afterEach, expect, it, vi } from 'vitest'
import { aSession } from '../../session/testing/session.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { serve } from '../../ui/testing/serve.ts'
import { MessageMenu } from './message-menu.tsx'

const aThread = (number: number): ThreadInList => ({
  id: `01a1de2c-a5ef-7ce8-a733-${String(number).padStart(12, '0')}`,
  kind: 'school',
  subject: `Question ${number}`,
  with: { userId: null, name: null, role: 'school', email: null },
  unread: 0,
  lastAt: '2026-03-02T09:00:00.000Z',
  inbox: null,
  isReport: false,
  isApplication: false,
  last: { side: 'school', isOwn: false, text: 'Hello', attachments: 0, isVoice: false },
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The link to all conversations, with `count` of them on the first page. */
async function linkWith(count: number, next: string | null, language: 'en' | 'tr' = 'en') {
  const threads = Array.from({ length: count }, (_, place) => aThread(place))
  serve({
    'GET /api/messages/threads': Response.json({ threads, next }),
    'GET /api/shell': Response.json({ user: aSession().user, unread: { notifications: 0, messages: 0 } }),
  })
  renderScreen(<MessageMenu area="learner" />, { language })
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('Question 0')
  const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === '/learner/messages')
  cleanup()
  return link?.textContent
}

it('shows five conversations, and how many more there are', async () => {
  expect(await linkWith(5, null)).toBe('See all messages')
  expect(await linkWith(7, null)).toBe('See all messages (2 more)')
  const next = '1772442000000000_01a1de2c-a5ef-7ce8-a733-000000000019'
  expect(await linkWith(20, next)).toBe('See all messages (at least 15 more)')
  expect(await linkWith(7, null, 'tr')).toBe('Bütün mesajları gör (2 tane daha)')
})
