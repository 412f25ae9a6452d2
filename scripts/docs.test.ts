import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Folders that git leaves out. Other tests fill them meanwhile. */
const notOurs =
  /^(?:node_modules|build|dist|dist-test-.*|data|backups|\.react-router|screenshots|results|\.git)$/

const everyPath = (folder: string): string[] =>
  readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.test(entry.name)) return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    return entry.isDirectory() ? [path, ...everyPath(path)] : [path]
  })
const paths = everyPath('')

const source = /\.(?:tsx?|m[jt]s|json|sql|css|md|ya?ml)$/
const withoutEnding = (path: string) => path.replace(/(?:\.d)?\.\w+$/, '')
const folders = new Set(paths.map((path) => path.split('/').at(-2)))
/** A path counts from the root or from any folder, with or without its ending: `ui/form/switch`. */
const known = new Set(
  paths.flatMap((path) =>
    [path, withoutEnding(path)].flatMap((one) => one.split('/').map((_, at, all) => all.slice(at).join('/'))),
  ),
)

/** Files of the recipes' examples, which are still to be written, and names that only look like paths. */
const exceptions =
  /\/receipts\/receipts|\/learner\/receipts\.ts$|\/certificate-ready-mail\.ts$|^payments\/verify$|\.pem$|^(?:server\/dist|web\/build)\b/

/** The paths that `a/{b,c}/d` stands for. */
function spelledOut(path: string): string[] {
  const [group, names = ''] = /\{([\w,-]+)\}/.exec(path) ?? []
  return group ? names.split(',').flatMap((name) => spelledOut(path.replace(group, name))) : [path]
}

const docs = paths
  .filter((path) => /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => !text.includes('\nStatus: superseded'))

const scripts = Object.keys(
  z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts,
)

test.each(docs)('$path names only files, folders and npm scripts that exist', ({ path, text }) => {
  const named = [...text.matchAll(/`([\w.@{},-][\w.@{},/-]*)`/g)]
    .flatMap(([, name = '']) => spelledOut(name.replace(/\/$/, '')))
    .filter((name) => source.test(name) || (name.includes('/') && folders.has(name.split('/')[0])))
    .filter((name) => !/[A-Z]{4}/.test(name) && !exceptions.test(name))
  expect(named.filter((name) => !known.has(name))).toEqual([])

  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    join(dirname(path), target).replace(/\/$/, ''),
  )
  expect(linked.filter((target) => !paths.includes(target))).toEqual([])

  // `npm run lessons`, `videos`, `audio`
  const run = [...text.matchAll(/npm run ([\w:-]+)((?:[^`\n]*`, `[\w:-]+`)*)/g)].flatMap(
    ([, first = '', others = '']) => [
      first,
      ...[...others.matchAll(/`([\w:-]+)`/g)].map(([, name = '']) => name),
    ],
  )
  expect(run.filter((name) => !scripts.includes(name))).toEqual([])
})
