import { createHash } from 'node:crypto'
import { getLevelTestAudio } from '@sohbet/contract/level-tests'
import { requestPath } from '@sohbet/contract/request'
import type { Files } from '../adapters/files/files.ts'
import { AppError } from '../http/app-error.ts'
import { audioTypes, inspectAudio, type AudioKind } from './inspect-audio.ts'

const fileOf = (name: string) => `level_test_audio/${name}`
const addressOf = (name: string) => requestPath(getLevelTestAudio, { params: { name } })
const ownAddress = new RegExp(`^${addressOf('NAME').replace('NAME', '([0-9a-f]{32}\\.(?:mp3|ogg|wav))')}$`)

/** Named by what it holds: the same recording is kept once, and an address never changes what it means. */
export async function saveAudio(files: Files, kind: AudioKind, bytes: Uint8Array): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`
  await files.put(fileOf(name), bytes)
  return addressOf(name)
}

export async function requireAudio(files: Files, name: string): Promise<File> {
  const bytes = await files.read(fileOf(name))
  const kind = (['mp3', 'ogg', 'wav'] as const).find((ending) => name.endsWith(ending))
  if (!bytes || !kind) throw new AppError('NOT_FOUND')
  return new File([bytes], name, { type: audioTypes[kind] })
}

/** Of our own uploads the length is measured, whatever was said; of other recordings it is as given. */
export async function withKnownLength<Audio extends { audioUrl: string | null; audioSeconds: number | null }>(
  files: Files,
  columns: Audio,
): Promise<Audio> {
  const name = ownAddress.exec(columns.audioUrl ?? '')?.[1]
  const bytes = name && (await files.read(fileOf(name)))
  return bytes ? { ...columns, audioSeconds: (await inspectAudio(bytes)).seconds } : columns
}
