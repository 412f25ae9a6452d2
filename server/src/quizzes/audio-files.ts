import { createHash } from 'node:crypto'
import { getQuizAudio } from '@sohbet/contract/quizzes'
import { requestPath } from '@sohbet/contract/request'
import type { Signature } from '@sohbet/contract/signed'
import type { Files } from '../adapters/files/files.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { audioTypes, type AudioKind } from '../level-tests/inspect-audio.ts'

const fileOf = (name: string) => `quiz_audio/${name}`
const addressOf = (name: string) => requestPath(getQuizAudio, { params: { name } })
const folder = addressOf('NAME').replace('NAME', '')
const named = /^[0-9a-f]{32}\.(mp3|ogg|wav)$/

/** Named by what it holds: the same recording is kept once, and an address never changes what it means. */
export async function saveAudio(files: Files, kind: AudioKind, bytes: Uint8Array): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${kind}`
  await files.put(fileOf(name), bytes)
  return addressOf(name)
}

/** For whoever holds an address that we signed. */
export async function readAudio(
  { files, links, now }: Context,
  { name, query }: { name: string; query: Signature },
): Promise<File> {
  links.refuseUnlessSigned(addressOf(name), query, now)
  const bytes = await files.read(fileOf(name))
  const kind = (['mp3', 'ogg', 'wav'] as const).find((ending) => name.endsWith(ending))
  if (!bytes || !kind) throw new AppError('NOT_FOUND')
  return new File([bytes], name, { type: audioTypes[kind] })
}

/** Where a recording plays: ours by a signed address, others where they are. */
export const playsAt = ({ links, now }: Pick<Context, 'links' | 'now'>, address: string): string =>
  address.startsWith(folder) ? links.sign(address, now) : address

/**
 * The address of a recording as it is kept. One of ours is known by its plain path, whether it was copied with our host
 * or with a signature that ends soon; and it must be there, or learners would listen to nothing.
 */
export async function keptAudio({ files, publicUrl }: Context, address: string): Promise<string> {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  if (!path.startsWith(folder)) return address
  const [name = ''] = path.slice(folder.length).split(/[?#]/)
  if (!named.test(name) || !(await files.has(fileOf(name)))) throw new AppError('AUDIO_MISSING')
  return addressOf(name)
}
