import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleBehaviour, withInlineStyles, withoutRouter } from './light-pages.ts'

const html = `<html><head><link rel="modulepreload" href="/a.js"/><script id="theme">theme()</script><script id="member">member()</script>
<script type="application/ld+json">{"@type":"Course"}</script></head><body><p>Merhaba</p><script>route()</script>
<script type="module" async="">import "/a.js"</script></body></html>`

let client: string
beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'sohbet-light-'))
  await mkdir(path.join(client, 'assets'))
})
afterAll(() => rm(client, { recursive: true }))

it("keeps a page's text, theme and member scripts, data, one small script and its prefetch rules", () => {
  const page = withoutRouter(html, '/assets/page.js')
  expect(page.match(/<script/g)).toHaveLength(5)
  expect(page).toContain('theme()')
  expect(page).toContain('member()')
  expect(page).toContain('"Course"')
  expect(page).toContain('<script type="module" src="/assets/page.js"></script></head>')
  expect(page).toContain('<p>Merhaba</p>')
  expect(page).not.toMatch(/modulepreload|a\.js|route\(\)/)
})

it('inlines the style sheets in order', async () => {
  await writeFile(path.join(client, 'assets/a.css'), 'a{color:red}\n')
  await writeFile(path.join(client, 'assets/b.css'), "b{content:'$&'}\n")
  const linked =
    '<head><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/></head>'
  expect(await withInlineStyles(linked, client)).toBe(
    "<head><style>a{color:red}b{content:'$&'}</style></head>",
  )
})

it('bundles a script far below the budget of a page and leaves React to the islands', async () => {
  const script = await readFile(path.join(client, await bundleBehaviour(client)), 'utf8')
  expect(gzipSync(script).length).toBeLessThan(4096)
  expect(script).not.toContain('react')
  const islands = [...script.matchAll(/import\(`\.\/(island-[\w-]+\.js)`\)/g)].map(([, file = '']) => file)
  expect(islands).toHaveLength(2)
  for (const file of islands) await expect(readFile(path.join(client, 'assets', file))).resolves.toBeDefined()
})
