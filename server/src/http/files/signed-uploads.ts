import type { ErrorCode } from '@sohbet/contract/errors'
import type { Signature } from '@sohbet/contract/signed'
import type { Files } from '../../adapters/files/files.ts'
import { AppError } from '../../errors/app-error.ts'
import { isUploadName, nameByContent, randomName } from './upload-names.ts'
import { StoredFile } from './send-file.ts'
import type { SignedLinks } from './signed-links.ts'

type Context = { files: Files; links: SignedLinks; publicUrl: string; now: Date }

type Uploads<Ending extends string> = {
  folder: string
  /** Content types by file extension. */
  types: Readonly<Record<Ending, string>>
  /** The plain path of a file. */
  addressOf: (name: string) => string
  /** Error for a missing file. */
  missing: ErrorCode
  /** Its URLs are valid for hours. */
  isFilm?: boolean
  /** Two uploads of the same content are two files, so that one can be removed alone. */
  hasRandomName?: boolean
  /** A voice of a person, which the browser does not store. */
  isPersonal?: boolean
}

/** Uploads with the hash of their content or a random name, opened by signed URLs. */
export function signedUploads<Ending extends string>({
  folder,
  types,
  addressOf,
  missing,
  isFilm = false,
  hasRandomName = false,
  isPersonal = false,
}: Uploads<Ending>) {
  const fileOf = (name: string) => `${folder}/${name}`
  const prefix = addressOf('NAME').replace('NAME', '')
  const typeOf = (name: string) =>
    new Map<string, string>(Object.entries(types)).get(name.split('.')[1] ?? '')
  const isOne = (name: string) => isUploadName(name) && typeOf(name) !== undefined

  /** The stored path of a new file, and the file behind it. */
  function nameNew(ending: Ending, bytes: Uint8Array): { link: string; file: string } {
    const name = hasRandomName ? randomName(ending) : nameByContent(bytes, ending)
    return { link: addressOf(name), file: fileOf(name) }
  }

  return {
    addressOf,
    nameNew,

    /** Returns the stored path. */
    async save(files: Files, ending: Ending, bytes: Uint8Array): Promise<string> {
      const { link, file } = nameNew(ending, bytes)
      await files.put(file, bytes)
      return link
    },

    /** The file behind a stored path; none for another link. */
    storedFile: (address: string | null): string[] =>
      address?.startsWith(prefix) ? [fileOf(address.slice(prefix.length))] : [],

    /** Reads a file for a signed URL. */
    async read(
      { files, links, now }: Pick<Context, 'files' | 'links' | 'now'>,
      { name, query }: { name: string; query: Signature },
    ) {
      links.refuseUnlessSigned(addressOf(name), query, now)
      const found = await files.open(fileOf(name))
      const type = typeOf(name)
      if (!found || !type) throw new AppError('NOT_FOUND')
      return new StoredFile(found, { name, type, version: name, isPersonal })
    },

    /** Where a link opens: our own files by a signed URL, others unchanged. */
    opensAt: ({ links, now }: Pick<Context, 'links' | 'now'>, address: string): string =>
      !address.startsWith(prefix)
        ? address
        : isFilm
          ? links.signForHours(address, now)
          : links.sign(address, now),

    /**
     * The link to store. Our own file is stored by its plain path, whether it was copied with our host or with a
     * signature; it must exist.
     */
    async storedLink(
      { files, publicUrl }: Pick<Context, 'files' | 'publicUrl'>,
      address: string,
    ): Promise<string> {
      const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
      if (!path.startsWith(prefix)) return address
      const [name = ''] = path.slice(prefix.length).split(/[?#]/)
      if (!isOne(name) || !(await files.has(fileOf(name)))) throw new AppError(missing, { about: address })
      return addressOf(name)
    },
  }
}
