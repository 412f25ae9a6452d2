import { expect, test } from 'vitest'
import { contactOf, defaultBrand, fileNameOf, messengerOf } from './brand.ts'

test('visitors see the contact addresses, or those of the school', () => {
  const school = { email: 'okul@example.test', phone: '+90 1' }
  expect(contactOf(school, defaultBrand)).toEqual(school)
  expect(contactOf(school, { contactEmail: 'selam@example.test', contactPhone: '' })).toEqual({
    email: 'selam@example.test',
    phone: '+90 1',
  })
})

test.each([
  ['Sohbet', 'sohbet'],
  ['Köprü Dil İşleri', 'kopru-dil-isleri'],
  ['../..', 'school'],
  ['英語', 'school'],
])('a file of %s is named %s', (name, expected) => {
  expect(fileNameOf({ name })).toBe(expected)
})

test.each([
  ['https://wa.me/905551234567', 'WhatsApp'],
  ['https://chat.whatsapp.com/abc', 'WhatsApp'],
  ['https://t.me/okul', 'Telegram'],
  ['https://not-t.me/okul', 'not-t.me'],
  ['https://chat.okul.example/a', 'chat.okul.example'],
])('%s is a link to %s', (link, expected) => {
  expect(messengerOf(link)).toBe(expected)
})
