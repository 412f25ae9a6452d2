import { signature } from '@sohbet/contract/signed'
import { expect, test } from 'vitest'
import { createSignedLinks } from './signed-links.ts'

const now = new Date('2026-03-02T09:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const links = createSignedLinks('a secret that only tests use, 32+ characters')
const path = '/api/courses/documents/a.pdf'

const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  return { pathname, given: signature.parse(Object.fromEntries(searchParams)) }
}
const { pathname, given } = partsOf(links.sign(path, now))

test('a signed URL is valid for ten minutes', () => {
  expect(pathname).toBe(path)
  expect(() => links.refuseUnlessSigned(path, given, later(9.99))).not.toThrow()
  expect(() => links.refuseUnlessSigned(path, given, later(10))).toThrow('LINK_EXPIRED')
})

test('a signature of another file, another time or another school is refused', () => {
  expect(() => links.refuseUnlessSigned(`${path}x`, given, now)).toThrow('LINK_EXPIRED')
  expect(() => links.refuseUnlessSigned(path, { ...given, expires: given.expires + 1 }, now)).toThrow(
    'LINK_EXPIRED',
  )
  const others = partsOf(createSignedLinks('another secret, as long as it has to be').sign(path, now)).given
  expect(() => links.refuseUnlessSigned(path, others, now)).toThrow('LINK_EXPIRED')
})
