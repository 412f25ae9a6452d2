import type { ErrorCode } from '@sohbet/contract/errors'
import type { Signature } from '@sohbet/contract/signed'
import type { Files } from '../../adapters/files/files.ts'
import { AppError } from '../../errors/app-error.ts'
import { isNamedByContent, nameByContent } from '../pages/named-by-content.ts'
import { KeptFile } from './send-file.ts'
import type { SignedLinks } from './signed-links.ts'

type Context = { files: Files; links: SignedLinks; publicUrl: string; now: Date }

type Uploads<Ending extends string> = {
  folder: string
  /** What is sent as what, by the ending of its name. */
  types: Readonly<Record<Ending, string>>
  /** The plain path by which one is known. */
  addressOf: (name: string) => string
  /** What is said of one that is named and not there. */
  missing: ErrorCode
}

/** Uploads that are named by what they hold and opened by addresses that we sign. */
export function signedUploads<Ending extends string>({ folder, types, addressOf, missing }: Uploads<Ending>) {
  const fileOf = (name: string) => `${folder}/${name}`
  const prefix = addressOf('NAME').replace('NAME', '')
  const typeOf = (name: string) =>
    new Map<string, string>(Object.entries(types)).get(name.split('.')[1] ?? '')
  const isOne = (name: string) => isNamedByContent(name) && typeOf(name) !== undefined

  return {
    /** Gives the address that is kept. */
    async save(files: Files, ending: Ending, bytes: Uint8Array): Promise<string> {
      const name = nameByContent(bytes, ending)
      await files.put(fileOf(name), bytes)
      return addressOf(name)
    },

    /** For whoever holds an address that we signed. */
    async read(
      { files, links, now }: Pick<Context, 'files' | 'links' | 'now'>,
      { name, query }: { name: string; query: Signature },
    ) {
      links.refuseUnlessSigned(addressOf(name), query, now)
      const found = await files.open(fileOf(name))
      const type = typeOf(name)
      if (!found || !type) throw new AppError('NOT_FOUND')
      return new KeptFile(found, { name, type, version: name })
    },

    /** Where an address opens: ours by a signed one, others where they are. */
    opensAt: ({ links, now }: Pick<Context, 'links' | 'now'>, address: string): string =>
      address.startsWith(prefix) ? links.sign(address, now) : address,

    /**
     * An address as it is kept. One of ours is known by its plain path, whether it was copied with our host or with a
     * signature that ends soon; and it must be there, or learners would meet nothing.
     */
    async kept({ files, publicUrl }: Pick<Context, 'files' | 'publicUrl'>, address: string): Promise<string> {
      const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
      if (!path.startsWith(prefix)) return address
      const [name = ''] = path.slice(prefix.length).split(/[?#]/)
      if (!isOne(name) || !(await files.has(fileOf(name)))) throw new AppError(missing)
      return addressOf(name)
    },
  }
}
