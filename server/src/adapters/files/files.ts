import type { Readable } from 'node:stream'
import type { Check } from '../finding.ts'

/** A folder and a file in lower case: `user_photos/3f2c….jpg`. Any other name is a bug in our code. */
const fileName = /^[a-z][a-z0-9_-]{0,63}\/[a-z0-9][a-z0-9_-]{0,127}\.[a-z0-9]{1,8}$/

export function checkFileName(name: string): string {
  if (!fileName.test(name)) throw new Error(`${JSON.stringify(name)} is not the name of a file`)
  return name
}

export const isFileName = (name: string): boolean => fileName.test(name)

/** Byte range, both ends included. */
export type Part = { start: number; end: number }

/** The content is read only when consumed, and no faster. */
export type OpenedFile = {
  size: number
  /** The whole file, or a part of it. A reader that stops early destroys the stream. */
  read: (part?: Part) => Readable
}

/** Storage of uploaded files. A file exists whole or not at all. */
export type Files = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Like read, for streaming the file to a client. */
  open: (name: string) => Promise<OpenedFile | undefined>
  has: (name: string) => Promise<boolean>
  /** Removing a missing file succeeds. */
  remove: (name: string) => Promise<void>
  /** Space left, in bytes; absent when the storage has no limit of its own. */
  freeBytes?: () => Promise<number>
  /** Absent when no other server is needed. */
  check?: Check
  /** The names of all files. */
  list: () => Promise<string[]>
  /** The size of each file in bytes, by name. */
  sizes: () => Promise<Map<string, number>>
}
