import type { Readable } from 'node:stream'

/** Folder and file, in small letters: `user_photos/3f2c….jpg`. Anything else is a mistake in our code. */
const fileName = /^[a-z][a-z0-9_-]{0,63}\/[a-z0-9][a-z0-9_-]{0,127}\.[a-z0-9]{1,8}$/

export function checkFileName(name: string): string {
  if (!fileName.test(name)) throw new Error(`${JSON.stringify(name)} is not the name of a file`)
  return name
}

export const isFileName = (name: string): boolean => fileName.test(name)

/** From one byte to another, which belongs to it. */
export type Part = { start: number; end: number }

/** Nothing of it is read before it is taken, and then no faster than it is taken. */
export type OpenedFile = {
  size: number
  /** The whole, or a part that it has. Whoever stops reading destroys the stream. */
  read: (part?: Part) => Readable
}

/** Where uploaded files are kept. A file is there whole or not at all. */
export type Files = {
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Undefined where there is no such file. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The same for who sends it on. */
  open: (name: string) => Promise<OpenedFile | undefined>
  has: (name: string) => Promise<boolean>
  /** Removing what is not there is no failure. */
  remove: (name: string) => Promise<void>
  /** The names of all. */
  list: () => Promise<string[]>
}
