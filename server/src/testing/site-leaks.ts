import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Everything that a browser can get without signing in; `npm test` builds it first. */
export const builtSite = join(import.meta.dirname, '../../../web/build/client')

/** Scripts may write letters by their numbers. */
const unescaped = (text: string) =>
  text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** What only the server may know, as texts and as a script would hold a key. */
type Secrets = { texts: readonly string[]; key: RegExp }

/** Places in a built site that tell what a learner must not know, as `file: what`. */
export function leaksIn(folder: string, { texts, key }: Secrets): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // The same again, compressed
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return files.flatMap((file) => {
    const content = unescaped(readFileSync(file, 'utf8'))
    const told = texts.filter((secret) => content.includes(secret))
    const keys = content.match(key) ?? []
    const sources = file.endsWith('.map') ? ['the sources'] : []
    return [...told, ...keys, ...sources].map((leak) => `${relative(folder, file)}: ${leak}`)
  })
}
