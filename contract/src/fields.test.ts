import { expect, test } from 'vitest'
import { link } from './fields.ts'

test.each([
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

test.each([
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
])('%j is none', (text) => {
  expect(link.safeParse(text).error?.issues[0]?.message).toBe('Must be a valid URL')
})
