import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Everything that a browser can load without signing in; `npm test` builds it first. */
export const builtSite = join(import.meta.dirname, '../../../web/build/client')

/** Scripts may escape letters as code points. */
const unescaped = (text: string) =>
  text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** Texts that only the server may know, and the pattern of a key in a script. */
type Secrets = { texts: readonly string[]; key: RegExp }

/** Places in the built site that reveal a secret, as `file: what`. */
export function leaksIn(folder: string, { texts, key }: Secrets): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Compressed copies of the same files
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return files.flatMap((file) => {
    const content = unescaped(readFileSync(file, 'utf8'))
    const leaked = texts.filter((secret) => content.includes(secret))
    const keys = content.match(key) ?? []
    const sources = file.endsWith('.map') ? ['the sources'] : []
    return [...leaked, ...keys, ...sources].map((leak) => `${relative(folder, file)}: ${leak}`)
  })
}
