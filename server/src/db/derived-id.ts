import { createHash } from 'node:crypto'

/** The id of one of several rows that a call writes, from the key that the client chose: a retry has the same ids. */
export function derivedId(key: string, part: string): string {
  const hash = createHash('sha256').update(`${key} ${part}`).digest('hex')
  // Version 8 of a UUID: the bits are our own
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}
