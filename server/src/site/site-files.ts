import { getSiteFile, type SiteFileKind } from '@sohbet/contract/site/site'
import { requestPath } from '@sohbet/contract/request'
import type { Files } from '../adapters/files/files.ts'
import type { Context } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { StoredFile } from '../http/files/send-file.ts'
import { nameByContent } from '../http/files/upload-names.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'
import { refuseUnlessVideo } from '../media/inspect-video.ts'
import { prepareImage } from '../media/prepare-image.ts'

const endings = { picture: 'jpg', pdf: 'pdf', video: 'mp4', vtt: 'vtt' } as const
const types = new Map([
  ['jpg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['mp4', 'video/mp4'],
  ['vtt', 'text/vtt; charset=utf-8'],
])
const fileOf = (name: string) => `site/${name}`

/** Returns the file's address. A file that a draft or version names cannot be deleted. */
export async function saveSiteFile(
  ctx: Context,
  { file, kind }: { file: File; kind: SiteFileKind },
): Promise<string> {
  const bytes = await checked(ctx, kind, new Uint8Array(await file.arrayBuffer()))
  const name = nameByContent(bytes, endings[kind])
  await ctx.files.put(fileOf(name), bytes)
  return requestPath(getSiteFile, { params: { name } })
}

export async function readSiteFile(files: Files, name: string): Promise<StoredFile> {
  const found = await files.open(fileOf(name))
  const type = types.get(name.split('.')[1] ?? '')
  if (!found || !type) throw new AppError('NOT_FOUND')
  return new StoredFile(found, { name, type, version: name })
}

/** Throws when a page names a file that was deleted from the media library meanwhile. */
export async function refuseMissingFiles(files: Files, content: unknown): Promise<void> {
  const address = requestPath(getSiteFile, { params: { name: 'NAME' } }).replace('NAME', '')
  const named = JSON.stringify(content).matchAll(new RegExp(`${address}([0-9a-f]{32}[.][a-z0-9]{3})`, 'g'))
  const found = await Promise.all([...named].map(([, name = '']) => files.has(fileOf(name))))
  if (found.includes(false)) throw new AppError('RESOURCE_FILE_MISSING')
}

/** Recognises the kind by content, whatever the file's name. A picture is encoded again. */
async function checked(ctx: Context, kind: SiteFileKind, bytes: Uint8Array): Promise<Uint8Array> {
  if (kind === 'picture') return (await prepareImage(ctx, bytes, 'course_images')).bytes
  if (kind === 'pdf') refuseUnlessPdf(bytes)
  if (kind === 'video') await refuseUnlessVideo(ctx, bytes)
  if (kind === 'vtt') refuseUnlessCaptions(bytes)
  return bytes
}

function refuseUnlessCaptions(bytes: Uint8Array): void {
  const isUtf8 = Buffer.from(bytes).equals(Buffer.from(Buffer.from(bytes).toString('utf8')))
  const text = Buffer.from(bytes).toString('utf8')
  if (!isUtf8 || text.includes('\0') || !/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text))
    throw new AppError('INVALID_CAPTIONS')
}
