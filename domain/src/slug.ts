import { searchFold } from './search-fold.ts'

const maxWords = 60
const keyLength = 8

type Named = { id: string; name: string }

/** The end of an id. It stays the same when the record gets another name. */
const slugKey = (id: string): string => id.slice(-keyLength)

/** A name in lower-case letters, digits and hyphens, for URLs and files; may be empty. */
export const plainWords = (name: string): string =>
  searchFold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxWords)
    .replaceAll(/^-+|-+$/g, '')

/** The last part of a public URL: the words of the name for readers, and the key that identifies the record. */
export function slugOf({ id, name }: Named): string {
  const words = plainWords(name)
  return words === '' ? slugKey(id) : `${words}-${slugKey(id)}`
}

/** The key of a slug; undefined when the text is no slug. */
export const keyOfSlug = (slug: string): string | undefined =>
  /^(?:[a-z0-9]+-)*([\da-f]{8})$/.exec(slug.toLowerCase())?.[1]
