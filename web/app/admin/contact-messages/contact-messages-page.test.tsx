import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ContactMessage } from '@sohbet/contract/contact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import ContactMessagesPage from './contact-messages-page.tsx'

const message: ContactMessage = {
  id: '7c9f3d0e-2f54-4bfa-9c2c-6a0a3c6f3f10',
  createdAt: '2026-03-01T09:00:00.000Z',
  name: '<b>Ayşe</b>',
  email: 'ayse+kurs@example.test',
  message: 'Merhaba!\n<img src=x onerror=alert(1)>',
  language: 'tr',
  answeredAt: null,
}

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()

beforeEach(() => {
  fetching.mockImplementation((url) =>
    url.startsWith('/api/contact-messages?') ? answer({ data: [message], totalCount: 1 }) : answer(message),
  )
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

it('lists what visitors wrote, markup as the text it is', async () => {
  renderScreen(<ContactMessagesPage />)
  expect(await screen.findByText('<b>Ayşe</b>')).toBeDefined()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Message',
    'Received',
    'Answered',
    'Actions',
  ])
  expect(document.querySelector('img')).toBeNull()
})

it('opens a message with a way to answer it, in the visitor’s language', async () => {
  renderScreen(<ContactMessagesPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Read the message of <b>Ayşe</b>' }))
  const dialog = await screen.findByRole('dialog', { name: 'Contact Message' })
  expect(within(dialog).getByText(/onerror/).textContent).toBe(message.message)
  const reply = within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'Reply by email' })
  const subject = encodeURIComponent('Sohbet okuluna gönderdiğiniz mesaj')
  expect(reply.getAttribute('href')).toBe(`mailto:ayse%2Bkurs@example.test?subject=${subject}`)
})

it('marks a message as answered', async () => {
  renderScreen(<ContactMessagesPage />)
  fireEvent.click(await screen.findByRole('switch', { name: 'Answered: <b>Ayşe</b>' }))
  await waitFor(() =>
    expect(fetching).toHaveBeenCalledWith(
      `/api/contact-messages/${message.id}/answered`,
      expect.objectContaining({ method: 'PUT', body: '{"isAnswered":true}' }),
    ),
  )
})

it('asks for the state that the address names', async () => {
  renderScreen(<ContactMessagesPage />, { url: '/?state=open', language: 'tr' })
  expect(screen.getByRole('heading', { name: 'İletişim Mesajları' })).toBeDefined()
  await waitFor(() => expect(fetching.mock.calls[0]?.[0]).toContain('state=open'))
})
