import { getLevelTestAudio } from '@sohbet/contract/level-tests/level-tests'
import { requestPath } from '@sohbet/contract/request'
import { mapLimit } from '../../async/map-limit.ts'
import type { Files } from '../../adapters/files/files.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { StoredFile } from '../../http/files/send-file.ts'
import { nameByContent } from '../../http/files/upload-names.ts'
import { audioKinds, audioTypes, inspectAudio, type AudioKind } from '../../media/inspect-audio.ts'

const fileOf = (name: string) => `level_test_audio/${name}`
const addressOf = (name: string) => requestPath(getLevelTestAudio, { params: { name } })
const ownAddress = new RegExp(
  `^${addressOf('NAME').replace('NAME', `([0-9a-f]{32}\\.(?:${audioKinds.join('|')}))`)}$`,
)

export async function saveAudio(files: Files, kind: AudioKind, bytes: Uint8Array): Promise<string> {
  const name = nameByContent(bytes, kind)
  await files.put(fileOf(name), bytes)
  return addressOf(name)
}

export async function requireAudio(files: Files, name: string): Promise<StoredFile> {
  const found = await files.open(fileOf(name))
  const kind = audioKinds.find((ending) => name.endsWith(`.${ending}`))
  if (!found || !kind) throw new AppError('NOT_FOUND')
  return new StoredFile(found, { name, type: audioTypes[kind], version: name })
}

type Places = Pick<Context, 'files' | 'readSiteAudio'>
type Found = { place: 'elsewhere' | 'missing' } | { place: 'here'; bytes: Uint8Array }

/** Where a recording is: on another site, which is not contacted, or here, unless it is missing. */
async function findAudio({ files, readSiteAudio }: Places, address: string): Promise<Found> {
  const name = ownAddress.exec(address)?.[1]
  const isOfSite = readSiteAudio !== undefined && address.startsWith('/audio/')
  if (!name && !isOfSite) return { place: 'elsewhere' }
  const bytes = await (name ? files.read(fileOf(name)) : readSiteAudio?.(address))
  return bytes ? { place: 'here', bytes } : { place: 'missing' }
}

/** Recordings in memory at a time. */
const readAtOnce = 4

/** The URLs of our own recordings that are missing. */
export async function missingAudio(places: Places, addresses: readonly string[]): Promise<Set<string>> {
  const different = [...new Set(addresses)]
  const found = await mapLimit(readAtOnce, different, (address) => findAudio(places, address))
  return new Set(different.filter((_, index) => found[index]?.place === 'missing'))
}

type Audio = { audioUrl: string | null; audioSeconds: number | null }

/** The length of our own recordings is measured; that of others is as given. */
export async function withKnownLength<Columns extends Audio>(
  ctx: Places & Pick<Context, 'decoder'>,
  columns: Columns,
): Promise<Columns> {
  const found = await findAudio(ctx, columns.audioUrl ?? '')
  return found.place === 'here'
    ? { ...columns, audioSeconds: (await inspectAudio(ctx, found.bytes)).seconds }
    : columns
}

export const withKnownLengths = <Columns extends Audio>(
  ctx: Places & Pick<Context, 'decoder'>,
  rows: readonly Columns[],
): Promise<Columns[]> => mapLimit(readAtOnce, rows, (columns) => withKnownLength(ctx, columns))
