import { createHash, randomUUID } from 'node:crypto'

const pattern = /^[0-9a-f]{32}\.[a-z0-9]+$/

/** Named by a content hash: the same upload is stored once, and a URL never changes its content. */
export const nameByContent = (bytes: Uint8Array, ending: string): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ending}`

/** A random name of the same form, so that two uploads of the same content are two files. */
export const randomName = (ending: string): string => `${randomUUID().replaceAll('-', '')}.${ending}`

export const isUploadName = (name: string): boolean => pattern.test(name)
