import { createHash } from 'node:crypto'
import { getDocument } from '@sohbet/contract/modules'
import { requestPath } from '@sohbet/contract/request'
import type { Signature } from '@sohbet/contract/signed'
import type { Files } from '../adapters/files/files.ts'
import type { ModuleDocument } from '../db/tables/modules.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'

const fileOf = (name: string) => `documents/${name}`
const sourceOf = (name: string) => requestPath(getDocument, { params: { name } })
const folder = sourceOf('NAME').replace('NAME', '')
const named = /^[0-9a-f]{32}\.pdf$/

/** Named by what it holds: the same document is kept once, and an address never changes what it means. */
export async function saveDocument(files: Files, bytes: Uint8Array): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.pdf`
  await files.put(fileOf(name), bytes)
  return sourceOf(name)
}

/** For whoever holds an address that we signed. */
export async function readDocument(
  { files, links, now }: Context,
  { name, query }: { name: string; query: Signature },
): Promise<File> {
  links.refuseUnlessSigned(sourceOf(name), query, now)
  const bytes = await files.read(fileOf(name))
  if (!bytes) throw new AppError('NOT_FOUND')
  return new File([bytes], name, { type: 'application/pdf' })
}

/** Where a document opens: ours by a signed address, others where they are. */
export const openAt = ({ links, now }: Pick<Context, 'links' | 'now'>, source: string): string =>
  source.startsWith(folder) ? links.sign(source, now) : source

/**
 * Documents as they are kept. One of ours is known by its plain path, whether the address was copied with our host or
 * with a signature that ends soon; and it must be there, or learners would meet an empty page.
 */
export const keptDocuments = (ctx: Context, docs: readonly ModuleDocument[]): Promise<ModuleDocument[]> =>
  Promise.all(
    docs.map(async ({ title, description, source }) => ({
      title,
      description,
      source: await keptSource(ctx, source),
    })),
  )

async function keptSource({ files, publicUrl }: Context, source: string): Promise<string> {
  const path = source.startsWith(`${publicUrl}/`) ? source.slice(publicUrl.length) : source
  if (!path.startsWith(folder)) return source
  const [name = ''] = path.slice(folder.length).split(/[?#]/)
  if (!named.test(name) || !(await files.has(fileOf(name)))) throw new AppError('DOCUMENT_MISSING')
  return sourceOf(name)
}
