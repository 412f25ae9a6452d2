import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startContactForm } from './contact-form.ts'

beforeEach(() => {
  document.documentElement.lang = 'tr'
  document.body.innerHTML = `<div>
    <form action="/api/contact" data-contact-form data-failed="Gönderilemedi"><fieldset disabled>
      <input name="name" value="Ada" required data-max="100" data-missing="Adını yaz"><p data-error="name"></p>
      <input name="email" type="email" value="ada@example.test" required data-max="254" data-missing="Adresini yaz"
        data-invalid="Adrese benzemiyor"><p data-error="email"></p>
      <textarea name="message" required data-max="4000" data-missing="Mesajını yaz" data-too-long="Kısalt:">Merhaba</textarea>
      <p data-error="message"></p><p data-count="message"></p>
      <input name="website" value=""><input type="hidden" name="language" value="tr">
      <p data-error=""></p><button>Gönder</button></fieldset></form>
    <div data-thanks hidden tabindex="-1"><p>Teşekkürler</p></div></div>`
  startContactForm()
})
afterEach(() => vi.unstubAllGlobals())

const form = () => document.querySelector('form')
const error = (name: string) => document.querySelector(`[data-error="${name}"]`)?.textContent
const isSending = () => form()?.getAttribute('aria-busy') === 'true'
const isLocked = () => document.querySelector('fieldset')?.disabled
const submit = () => form()?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn<(address: string, request: { body: string }) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('unlocks once it can be sent', () => {
  expect(isLocked()).toBe(false)
})

test('sends what was written, the empty trap and the language, and thanks in the page’s words', async () => {
  const fetch = answerWith(201, { message: 'Your message has been received' })
  submit()
  await vi.waitFor(() => expect(form()?.hidden).toBe(true))
  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toMatch(/\/api\/contact$/)
  expect(JSON.parse(request?.body ?? '')).toEqual({
    name: 'Ada',
    email: 'ada@example.test',
    message: 'Merhaba',
    website: '',
    language: 'tr',
  })
  const thanks = document.querySelector<HTMLElement>('[data-thanks]')
  expect([thanks?.hidden, thanks?.textContent?.trim()]).toEqual([false, 'Teşekkürler'])
})

test('sends once, however often it is asked, and keeps the focus when that fails', async () => {
  const fetch = answerWith(500, {})
  const button = document.querySelector('button')
  button?.focus()
  submit()
  submit()
  expect([isSending(), isLocked()]).toEqual([true, false])
  await vi.waitFor(() => expect(isSending()).toBe(false))
  expect(error('')).toBe('Gönderilemedi')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button)
})

test('puts what the server finds wrong onto the fields, and keeps the text', async () => {
  answerWith(400, { message: 'Alanlara bak', code: 'VALIDATION', fields: { email: 'Geçersiz adres' } })
  submit()
  await vi.waitFor(() => expect(error('email')).toBe('Geçersiz adres'))
  expect([error(''), error('name'), isSending()]).toEqual(['Alanlara bak', '', false])
  expect(document.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true')
})

function type(name: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) throw new Error('no such field')
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

test('says in its own words what is missing or wrong, at the first such field, and sends nothing', () => {
  const fetch = answerWith(201, {})
  type('name', ' ')
  type('email', 'ada@example')
  submit()
  expect([error('name'), error('email'), error('message')]).toEqual(['Adını yaz', 'Adrese benzemiyor', ''])
  expect(document.activeElement?.getAttribute('name')).toBe('name')
  expect([form()?.noValidate, fetch.mock.calls.length]).toEqual([true, 0])
  expect(type('name', 'Ada').getAttribute('aria-invalid')).toBe('false')
  expect([error('name'), error('email')]).toEqual(['', 'Adrese benzemiyor'])
})

test('counts a long text and says by how much it is too long, instead of cutting it', () => {
  const count = () => document.querySelector('[data-count]')?.textContent
  expect(count()).toBe('7 / 4.000')
  const field = type('message', 'a'.repeat(5200))
  expect([count(), error('message'), field.value.length]).toEqual(['5.200 / 4.000', 'Kısalt: 1.200', 5200])
  type('message', 'kısa')
  expect([count(), error('message')]).toEqual(['4 / 4.000', ''])
})

test('says the server’s words when there were too many', async () => {
  answerWith(429, { message: 'Biraz bekle', code: 'RATE_LIMITED' })
  submit()
  await vi.waitFor(() => expect(error('')).toBe('Biraz bekle'))
})

test('has words of its own when nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  submit()
  await vi.waitFor(() => expect(error('')).toBe('Gönderilemedi'))
})
