import { createHash } from 'node:crypto'

const pattern = /^[0-9a-f]{32}\.[a-z0-9]+$/

/** Named by what it holds: the same upload is kept once, and an address never changes what it means. */
export const nameByContent = (bytes: Uint8Array, ending: string): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`

export const isNamedByContent = (name: string): boolean => pattern.test(name)
