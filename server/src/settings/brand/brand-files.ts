import type { Brand } from '@sohbet/domain/brand/brand'
import type { Files } from '../../adapters/files/files.ts'
import { AppError } from '../../errors/app-error.ts'
import { StoredFile } from '../../http/files/send-file.ts'
import { nameByContent } from '../../http/files/upload-names.ts'
import type { Letterhead } from '../../pdf/letterhead.ts'

const fileOf = (name: string) => `brand/${name}`
const types = { svg: 'image/svg+xml', png: 'image/png' } as const
type Ending = keyof typeof types

/** Returns the file's name. Files stay, because sent mails show them. */
export async function saveBrandFile(files: Files, bytes: Uint8Array, ending: Ending): Promise<string> {
  const name = nameByContent(bytes, ending)
  await files.put(fileOf(name), bytes)
  return name
}

export const readBrandBytes = (files: Files, name: string) => files.read(fileOf(name))

/** For PDFs. A logo that cannot be read is left out. */
export const readLetterhead = async (files: Files, brand: Brand): Promise<Letterhead> => {
  const { mailLogo } = brand.pictures
  return { brand, logo: mailLogo === '' ? undefined : await readBrandBytes(files, mailLogo) }
}

export async function openBrandFile(files: Files, name: string): Promise<StoredFile> {
  const found = await files.open(fileOf(name))
  if (!found) throw new AppError('NOT_FOUND')
  const type = name.endsWith('.svg') ? types.svg : types.png
  return new StoredFile(found, { name, type, version: name, isEverywhere: true })
}
