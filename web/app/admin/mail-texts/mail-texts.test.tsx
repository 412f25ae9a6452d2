import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import MailTextPage from './mail-text-page.tsx'
import MailTextsPage from './mail-texts-page.tsx'

const text = { subject: 'Your code', body: 'Hello {name},\n\n{code}\n\n{link}', button: 'Verify', notes: '' }
const inLanguage = {
  revision: 3,
  text,
  first: text,
  isOwn: true,
  editedBy: 'ayse',
  editedAt: '2026-03-02T09:00:00Z',
}
const edited = {
  mail: 'verification',
  facts: [],
  isSecurity: true,
  placeholders: [
    { name: 'name', isRequired: false, sample: 'Ayşe' },
    { name: 'code', isRequired: true, sample: '048213' },
    { name: 'link', isRequired: true, sample: 'https://sohbet.example' },
  ],
  tr: { ...inLanguage, isOwn: false, editedBy: null, editedAt: null },
  en: inLanguage,
}
const list = [
  { mail: 'verification', own: ['en'], languages: ['tr', 'en'] },
  { mail: 'contact', own: [], languages: ['tr'] },
]

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const fetching = vi.fn<(url: string, init?: RequestInit) => Response>()

beforeEach(() => {
  fetching.mockImplementation((url) => {
    if (url.endsWith('/mail-texts')) return answer(list)
    if (url.endsWith('/preview')) return answer({ subject: 'Your code', html: '<p>Hello Ayşe,</p>' })
    if (url.endsWith('/test')) return answer({ to: 'admin@example.test' })
    return answer(edited)
  })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    Promise.resolve().then(() => fetching(url, init)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

const sent = (method: string, end: string) =>
  fetching.mock.calls.filter(([url, init]) => init?.method === method && url.endsWith(end))
const bodyOf = ([, init]: [string, RequestInit?] = ['']): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined

async function open(mail = 'verification') {
  renderScreen(
    <Routes>
      <Route path="/admin/mail-texts/:mail" element={<MailTextPage />} />
    </Routes>,
    { url: `/admin/mail-texts/${mail}` },
  )
  return within(await screen.findByRole('region', { name: 'English' }))
}

it('lists the mails by group, and shows a language that still has the first text', async () => {
  renderScreen(<MailTextsPage />)
  const link = await screen.findByRole('link', { name: /Verification code/ })
  expect(link.getAttribute('href')).toBe('/admin/mail-texts/verification')
  expect(link.textContent).toContain('Turkish has the first text')
  const school = within(screen.getByRole('region', { name: 'To the school' }))
  expect(school.getByRole('link').textContent).toBe('A visitor wrote')
})

it('shows both languages, who saved, and a preview that runs nothing', async () => {
  const english = await open()
  expect(screen.getByRole('region', { name: 'Turkish' }).textContent).toContain('First text')
  expect(english.getByText(/Saved by ayse/)).toBeDefined()
  const frame = await english.findByTitle('Preview, English')
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', '<p>Hello Ayşe,</p>'])
})

it('saves one language with its revision', async () => {
  const english = await open()
  fireEvent.change(english.getByRole('textbox', { name: 'Subject' }), { target: { value: 'Hi {name}' } })
  fireEvent.click(english.getByRole('button', { name: 'Save the English text' }))
  await waitFor(() => expect(sent('PUT', '/verification/en')).toHaveLength(1))
  expect(bodyOf(sent('PUT', '/en')[0])).toEqual({ ...text, subject: 'Hi {name}', revision: 3 })
})

it('does not send a text without a required placeholder or with an own link', async () => {
  const english = await open()
  const body = english.getByRole('textbox', { name: 'Text' })
  fireEvent.change(body, { target: { value: 'Hello {nam}' } })
  fireEvent.click(english.getByRole('button', { name: 'Save the English text' }))
  const missing = await english.findAllByText(/Missing in the text: \{code\}, \{link\}\..*Put the cursor/)
  expect(missing[0]?.textContent).toContain('no placeholder {nam}')
  fireEvent.change(body, { target: { value: '{code} {link} evil.example' } })
  fireEvent.click(english.getByRole('button', { name: 'Save the English text' }))
  expect((await english.findAllByText(/Remove “evil.example”/)).length).toBeGreaterThan(0)
  expect(english.getByRole('button', { name: 'Send me a test' })).toHaveProperty('disabled', true)
  expect(sent('PUT', '/en')).toHaveLength(0)
})

it('inserts a placeholder where the user typed last', async () => {
  const english = await open()
  const subject = english.getByRole<HTMLInputElement>('textbox', { name: 'Subject' })
  fireEvent.focus(subject)
  subject.setSelectionRange(4, 4)
  fireEvent.click(english.getByRole('button', { name: /^Insert \{name\}/ }))
  await waitFor(() => expect(subject.value).toBe('Your{name} code'))
})

it('sends a test of the text on the screen, and goes back to the first text after a question', async () => {
  const english = await open()
  fireEvent.click(english.getByRole('button', { name: 'Send me a test' }))
  await waitFor(() => expect(sent('POST', '/en/test')).toHaveLength(1))
  expect(bodyOf(sent('POST', '/en/test')[0])).toEqual(text)
  fireEvent.click(english.getByRole('button', { name: 'Back to the first text' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(sent('DELETE', '/verification/en')).toHaveLength(1))
  expect(bodyOf(sent('DELETE', '/en')[0])).toEqual({ revision: 3 })
})

it('lets an owner write the facts of a notification instead of its text', async () => {
  const placeholders = ['text', 'link', 'course', 'time'].map((name) => ({
    name,
    isRequired: ['text', 'link'].includes(name),
    sample: name,
  }))
  const own = { ...inLanguage, text: { ...text, body: '{text}\n\n{link}' } }
  const notice = { ...edited, mail: 'notice-session-soon', isSecurity: false, placeholders, tr: own, en: own }
  fetching.mockImplementation((url) =>
    answer(
      url.endsWith('/preview') ? { subject: 'Soon', html: '' } : { ...notice, facts: ['course', 'time'] },
    ),
  )
  const english = await open(notice.mail)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Session soon')
  expect(screen.getByText(/all of these must be in the text: \{course\}, \{time\}/)).toBeDefined()
  const write = (value: string) => {
    fireEvent.change(english.getByRole('textbox', { name: 'Text' }), { target: { value } })
    fireEvent.click(english.getByRole('button', { name: 'Save the English text' }))
  }
  write('{course}\n\n{link}')
  expect((await english.findAllByText(/Missing in the text: \{text\}/)).length).toBeGreaterThan(0)
  write('{course}, {time}\n\n{link}')
  await waitFor(() => expect(sent('PUT', '/notice-session-soon/en')).toHaveLength(1))
})
