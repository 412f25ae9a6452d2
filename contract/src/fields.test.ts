import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { link, username, verificationCode } from './fields.ts'

/** The form's message for a value, or undefined when it is accepted. */
const saidOf = (field: z.ZodType, value: unknown, language: 'en' | 'tr' = 'en') =>
  fieldMessages(field.safeParse(value).error?.issues ?? [], language)['']

describe('a username', () => {
  it.each([
    ['', 'Username is required'],
    [undefined, 'Username is required'],
    ['   ', 'Username is required'],
    ['El', 'Username must be at least 3 characters'],
    ['a  b', 'Username must be at least 3 characters'],
    ['\u3164\u3164\u3164', 'Username must be at least 3 characters'],
    ['a\u0301\u0302\u0303', 'Username must be at least 3 characters'],
    ['Elif\u202Emoc', 'Contains a character that cannot be seen'],
    ['El\u200Bif', 'Contains a character that cannot be seen'],
    ['Elif\nSu', 'Contains a character that cannot be seen'],
    ['El\0if', 'Contains a character that cannot be stored'],
  ])('refuses %j: %s', (value, message) => {
    expect(saidOf(username, value)).toBe(message)
  })

  it.each([
    ['  Ayşe Yılmaz ', 'Ayşe Yılmaz'],
    ['S\u0327ule', 'Şule'],
    ['O’Neill-Öz', 'O’Neill-Öz'],
    ['李小龍', '李小龍'],
  ])('accepts %j as %j', (value, name) => {
    expect(username.parse(value)).toBe(name)
  })

  it('is refused in Turkish', () => {
    expect(saidOf(username, 'El\u200Bif', 'tr')).toBe('Görünmeyen bir karakter içeriyor')
  })
})

describe('a verification code', () => {
  it.each(['123456', ' 123456 ', '123 456', '123-456', '123\u2013456', '12\u00A034\u00A056'])(
    'is accepted as people copy it: %j',
    (value) => {
      expect(verificationCode.parse(value)).toBe('123456')
    },
  )

  it.each([
    ['', 'Verification code is required'],
    [' - ', 'Verification code is required'],
    [undefined, 'Verification code is required'],
    ['12345', 'Code must be at least 6 characters'],
    ['123 45', 'Code must be at least 6 characters'],
    ['12345O', 'The code consists of digits only'],
  ])('refuses %j: %s', (value, message) => {
    expect(saidOf(verificationCode, value)).toBe(message)
  })

  it('is refused in Turkish', () => {
    expect(saidOf(verificationCode, 'wrong!', 'tr')).toBe('Kod yalnızca rakamlardan oluşur')
  })
})

it.each([
  'https://cdn.example/a.mp3',
  'HTTPS://CDN.example/a.mp3',
  'https://cdn.example:8443/a?b=c#d',
  'https://cdn.example/@channel',
  ' https://cdn.example/trimmed.mp3 ',
  '/api/level-tests/audio/a.mp3',
  '/audio/a%20b.mp3',
])('%j is a link', (text) => {
  expect(link.parse(text)).toBe(text.trim())
})

it.each([
  '',
  'a.mp3',
  'http://cdn.example/a.mp3',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:audio/mp3;base64,AAAA',
  'blob:https://cdn.example/1',
  'file:///etc/passwd',
  'ftp://cdn.example/a.mp3',
  '//cdn.example/a.mp3',
  '/\\cdn.example/a.mp3',
  '\\\\cdn.example\\a.mp3',
  '/\t/cdn.example/a.mp3',
  '/a\0.mp3',
  'https:cdn.example',
  'https:/cdn.example',
  'https:///cdn.example',
  'https://',
  'https://school.example@cdn.example/a.mp3',
  'https://user:secret@cdn.example/a.mp3',
  'https://cdn.example\\@school.example/a.mp3',
  'https://cdn.example/a b.mp3',
  'https://[::1',
  `https://cdn.example/${'a'.repeat(2000)}`,
])('%j is not a link', (text) => {
  expect(link.safeParse(text).error?.issues[0]?.message).toBe('Must be a valid URL')
})
