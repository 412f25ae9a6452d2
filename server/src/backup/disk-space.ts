import { statfs } from 'node:fs/promises'

/** Bytes that stay free on the disk of the data: with less, uploads stop first and the database in the end. */
export const reservedBytes = 1024 ** 3

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A size for a person. */
export const sizeText = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`
