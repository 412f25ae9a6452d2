import { randomUUID } from 'node:crypto'
import { getProfileFile } from '@sohbet/contract/people/coach-profile'
import { requestPath } from '@sohbet/contract/request'
import type { Files } from '../adapters/files/files.ts'
import { AppError } from '../errors/app-error.ts'
import { StoredFile } from '../http/files/send-file.ts'
import { recordingTypes } from '../media/prepare-recording.ts'

const folder = 'coach_profiles'
const types = { jpg: 'image/jpeg', ...recordingTypes } as const
type Ending = keyof typeof types

const addressOf = (name: string) => requestPath(getProfileFile, { params: { name } })
const prefix = addressOf('NAME').replace('NAME', '')

/** The address of a new file, and the file behind it. */
export function nameProfileFile(ending: Ending): { address: string; file: string } {
  const name = `${randomUUID()}.${ending}`
  return { address: addressOf(name), file: `${folder}/${name}` }
}

export async function readProfileFile(files: Files, name: string): Promise<StoredFile> {
  const found = await files.open(`${folder}/${name}`)
  const type = new Map<string, string>(Object.entries(types)).get(name.split('.')[1] ?? '')
  if (!found || !type) throw new AppError('NOT_FOUND')
  return new StoredFile(found, { name, type, version: name })
}

/** The stored files among addresses: a photo may also be a link to another site. */
export const storedFiles = (addresses: readonly (string | null)[]): string[] =>
  addresses.flatMap((address) =>
    address?.startsWith(prefix) ? [`${folder}/${address.slice(prefix.length)}`] : [],
  )
