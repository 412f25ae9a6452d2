import { limits } from '@sohbet/contract/fields'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstTexts } from '../testing/site-with-people.ts'
import { ContactForm } from './contact-form.tsx'

const { form: texts } = firstTexts('tr').contact
const written = { name: 'Ada', email: 'ada@example.test', message: 'Merhaba' }

const field = (name: keyof typeof written) => screen.getByLabelText<HTMLInputElement>(texts[name])
const button = () => screen.getByRole('button', { name: texts.send })
const form = () => document.querySelector('form')
const alert = () => screen.getByRole('alert').textContent
const fault = (name: keyof typeof written) => document.getElementById(`contact-${name}-error`)?.textContent
const isSending = () => form()?.getAttribute('aria-busy') === 'true'
const write = (name: keyof typeof written, value: string) =>
  fireEvent.change(field(name), { target: { value } })

beforeEach(() => {
  render(<ContactForm language="tr" texts={texts} privacyPath="/privacy" />)
  write('name', written.name)
  write('email', written.email)
  write('message', written.message)
})
afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn<(address: string, request: { body: string }) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('sends the fields, the empty honeypot and the language, then shows the page’s thanks', async () => {
  const fetch = answerWith(201, { message: 'Your message has been received' })
  fireEvent.click(button())
  await vi.waitFor(() => expect(form()?.hidden).toBe(true))
  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/contact')
  expect(JSON.parse(request?.body ?? '')).toEqual({ ...written, website: '', language: 'tr' })
  const thanks = screen.getByText(texts.thanks.title).parentElement
  expect([thanks?.hidden, thanks?.textContent]).toEqual([false, texts.thanks.title + texts.thanks.text])
  expect(document.activeElement).toBe(thanks)
})

test('sends once on repeated submits and keeps the focus when sending fails', async () => {
  const fetch = answerWith(500, {})
  button().focus()
  fireEvent.click(button())
  fireEvent.click(button())
  expect([isSending(), document.querySelector('fieldset')?.disabled]).toEqual([true, false])
  await vi.waitFor(() => expect(isSending()).toBe(false))
  expect(alert()).toBe(texts.failed)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button())
})

test('shows the server’s refusals at their fields and keeps the text', async () => {
  answerWith(400, { message: 'Alanlara bak', code: 'VALIDATION', fields: { email: 'Geçersiz adres' } })
  fireEvent.click(button())
  await vi.waitFor(() => expect(fault('email')).toBe('Geçersiz adres'))
  expect([alert(), fault('name'), isSending(), field('message').value]).toEqual([
    'Alanlara bak',
    '',
    false,
    'Merhaba',
  ])
  expect(field('email').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('email'))
})

test('shows the page’s text for missing or wrong fields, focuses the first one and sends nothing', () => {
  const fetch = answerWith(201, {})
  write('name', ' ')
  write('email', 'ada@example')
  fireEvent.click(button())
  expect([fault('name'), fault('email'), fault('message')]).toEqual([
    texts.missing.name,
    texts.invalidEmail,
    '',
  ])
  expect(document.activeElement).toBe(field('name'))
  expect(fetch).not.toHaveBeenCalled()
  write('name', 'Ada')
  expect([fault('name'), field('name').getAttribute('aria-invalid')]).toEqual(['', 'false'])
})

test('uses the contract’s text when the page has none', () => {
  write('name', 'Ada\u2028Lovelace')
  fireEvent.click(button())
  expect(fault('name')).toBe('Tek satır olmalı')
})

test('counts a long text and shows by how much it is too long, instead of cutting it', () => {
  const count = () => document.querySelector('.field-count')?.textContent
  expect(count()).toBe('7 / 4.000')
  write('message', 'a'.repeat(5200))
  expect([count(), fault('message'), field('message').value.length]).toEqual([
    '5.200 / 4.000',
    `${texts.tooLong} 1.200`,
    5200,
  ])
  write('message', 'kısa')
  expect([count(), fault('message')]).toEqual(['4 / 4.000', ''])
})

test.each([
  ['name', limits.contactName, 'a'.repeat(limits.contactName)],
  [
    'email',
    limits.email,
    `${'a'.repeat(60)}@${'b.'.repeat((limits.email - 63) / 2)}co`.padEnd(limits.email, 'm'),
  ],
  ['message', limits.contactMessage, 'a'.repeat(limits.contactMessage)],
] as const)('accepts a %s of up to %i characters, as the contract does', (name, limit, longest) => {
  expect(longest).toHaveLength(limit)
  write(name, longest)
  expect(fault(name)).toBe('')
  write(name, `${longest}m`)
  expect(fault(name)).toBe(`${texts.tooLong} 1`)
})

test('shows the server’s message when the visitor sends too often', async () => {
  answerWith(429, { message: 'Biraz bekle', code: 'RATE_LIMITED' })
  fireEvent.click(button())
  await vi.waitFor(() => expect(alert()).toBe('Biraz bekle'))
})

test('shows a default text when there is no reply', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  fireEvent.click(button())
  await vi.waitFor(() => expect(alert()).toBe(texts.failed))
})

test('shows a default text when the reply is not JSON', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  fireEvent.click(button())
  await vi.waitFor(() => expect(alert()).toBe(texts.failed))
})
