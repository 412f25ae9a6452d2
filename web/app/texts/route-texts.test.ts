// oxlint-disable-next-line no-restricted-imports -- the test reads the sources of the screens
import { readFileSync } from 'node:fs'
// oxlint-disable-next-line no-restricted-imports -- the test reads the sources of the screens
import { join } from 'node:path'
import { expect, it } from 'vitest'
import routes from '../routes.ts'
import { chunks } from './chunks.ts'
import { allTexts } from './testing/all-texts.ts'

const app = join(import.meta.dirname, '..')

type Source = { code: string; imports: string[] }
const sources = new Map<string, Source>()

/** A file by its path in app/, with our own files that it imports, statically or dynamically. */
function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const code = readFileSync(join(app, file), 'utf8')
  const imports = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+\.tsx?)'/g)].map(([, path = '']) =>
    join(file, '..', path),
  )
  const source = { code, imports }
  sources.set(file, source)
  return source
}

function reachableFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.startsWith('texts/')) return found
  found.add(file)
  for (const next of sourceOf(file).imports) if (!loadsOwnTexts(next)) reachableFrom(next, found)
  return found
}

const loadedBy = (file: string): string[] => {
  const calls = [...sourceOf(file).code.matchAll(/(?:loadTexts\(|areaLoader\('\w+', )([^)]*)\)/g)]
  return calls.flatMap(([, list = '']) => [...list.matchAll(/'([\w-]+)'/g)].map(([, area = '']) => area))
}

/** Code on demand that comes with its own texts. */
const loadsOwnTexts = (file: string) => file.endsWith('-chunk.ts') && loadedBy(file).length > 0

const isNamespace = (name: string) => Object.hasOwn(allTexts.en, name)

/** Finds `useTranslation('shell')`, `useTranslation(['home', 'ui'])` and `t('ui:state.retry')`. */
function namespacesIn(code: string): string[] {
  const hooks = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  )
  const prefixes = [...code.matchAll(/['`](\w+):[\w.$]/g)].map(([, name = '']) => name)
  return [...hooks, ...prefixes.filter(isNamespace)]
}

type Entry = { file: string; children?: Entry[] | undefined }
type Screen = { file: string; areas: string[] }

/** Each route with the text areas that its own loader and its parents' loaders load. */
const screensOf = (entries: Entry[], around: string[] = []): Screen[] =>
  entries.flatMap(({ file, children = [] }) => {
    const areas = [...new Set([...around, ...loadedBy(file)])]
    return [{ file, areas }, ...screensOf(children, areas)]
  })

const screens = screensOf(routes)

/** A screen, and the code on demand that it loads together with texts. */
function partsOf({ file, areas }: Screen): Screen[] {
  const chunkFiles = [...reachableFrom(file)].flatMap((used) => sourceOf(used).imports.filter(loadsOwnTexts))
  const parts = [...new Set(chunkFiles)].map((chunk) => ({
    file: chunk,
    areas: [...areas, ...loadedBy(chunk)],
  }))
  return [{ file, areas }, ...parts]
}

async function namespacesOf(areas: string[]): Promise<Set<string>> {
  const loaded = Object.entries(chunks.en).filter(([area]) => areas.includes(area))
  const texts = await Promise.all(loaded.map(([, load]) => load()))
  return new Set(['common', ...texts.flatMap((chunk) => Object.keys(chunk.texts))])
}

it('every screen loads the texts of all files that it imports', async () => {
  const missing: string[] = []
  for (const { file, areas } of screens.flatMap(partsOf)) {
    const loaded = await namespacesOf(areas)
    for (const used of reachableFrom(file))
      for (const namespace of namespacesIn(sourceOf(used).code))
        if (!loaded.has(namespace)) missing.push(`${file} does not load ${namespace}, which ${used} shows`)
  }
  expect([...new Set(missing)]).toEqual([])
})

it('a screen loads the texts of its own area and the shared ones only', () => {
  const areasOf = (file: string) => screens.find((screen) => screen.file === file)?.areas
  expect(areasOf('learner/course/course-page.tsx')).toEqual(['shared', 'frame', 'learner'])
  expect(areasOf('auth/login/login-page.tsx')).toEqual(['shared', 'auth'])
  expect(areasOf('coach/coach-home-page.tsx')).toEqual(['shared', 'frame', 'coach'])
})

it('only the error dialog imports a text file, which would load it in both languages', () => {
  const files = new Set(screens.flatMap(({ file }) => [...reachableFrom(file)]))
  const importing = [...files].filter((file) =>
    /import \{[^}]*\} from '[^']*\/texts\/(?:en|tr)\//.test(sourceOf(file).code),
  )
  expect(importing).toEqual(['shell/error-dialog.tsx'])
})
