import { describe, expect, test } from 'vitest'
import { contactOf, defaultBrand, paper } from './brand.ts'
import { fileNameOf, messengerOf } from './brand-names.ts'
import { brandStyle, contrastOf, isReadable, readableColour, tokensOf } from './brand-colours.ts'

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

describe('the two colours', () => {
  test('of the product are readable, as text and under white text', () => {
    expect([defaultBrand.primary, defaultBrand.accent].map(isReadable)).toEqual([true, true])
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(brandStyle(defaultBrand)).toBe('')
  })

  test.each(['#ffd400', '#ff6a00', '#7ec8e3', '#ffffff', '#888888'])(
    '%s is too light, and the nearest darker one is readable',
    (colour) => {
      expect(isReadable(colour)).toBe(false)
      expect(isReadable(readableColour(colour))).toBe(true)
    },
  )

  test.each(['#0b5d3b', '#000000', '#1a237e', '#c8201b'])(
    '%s has a readable shade on dark paper',
    (colour) => {
      const { light, dark } = tokensOf({ primary: colour, accent: colour })
      expect(contrastOf(dark['--action'] ?? '', '#fffdf8')).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(dark['--action'] ?? '', paper.dark)).toBeGreaterThanOrEqual(3)
      expect(contrastOf(dark['--cool'] ?? '', paper.dark)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(light['--marker'] ?? '', '#1c1a17')).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(dark['--marker'] ?? '', '#f5efe4')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
