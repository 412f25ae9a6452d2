import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** Scripts to drop from a built page: all but the theme script and the data for search engines. */
const dropped = /<script(?![^>]*\s(?:id="theme"|type="application\/ld\+json"))[^>]*>[\s\S]*?<\/script>/g

/** Lets a browser prefetch the next page while the pointer is on its link; downloads are excluded. */
const prefetch = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(api|videos|lessons)/*' } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The end of a page's head. */
const endOfHead = (script: string) =>
  `<script type="speculationrules">${JSON.stringify(prefetch)}</script><script type="module" src="${script}"></script></head>`

/**
 * Public pages are complete when built: they stay plain HTML, without React and its router.
 * `script` is the URL of the little script that they need.
 */
export const withoutRouter = (html: string, script: string): string =>
  html
    .replaceAll(dropped, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', () => endOfHead(script))

const stylesheet = /<link rel="stylesheet" href="(?<href>\/assets\/[^"]+)"\/?>/g

/**
 * Inlines the style sheets of a page, in order. A page has a dozen small sheets, and the browser would paint only
 * after the last one.
 */
export async function withInlineStyles(html: string, client: string): Promise<string> {
  const hrefs = [...html.matchAll(stylesheet)].map(({ groups }) => groups?.['href'] ?? '')
  if (hrefs.length === 0) return html
  const sheets = await Promise.all(hrefs.map((href) => readFile(path.join(client, href), 'utf8')))
  const [first = ''] = hrefs
  return html
    .replaceAll(stylesheet, (link) => (link.includes(first) ? '<style data-sheets></style>' : ''))
    .replace('<style data-sheets>', () => `<style>${sheets.map((sheet) => sheet.trim()).join('')}`)
}

/** Bundles app/public/behaviour into one file named by its content hash; returns its URL. */
export async function bundleBehaviour(client: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'app/public/behaviour/main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    entryNames: 'page-[hash]',
    outdir: path.join(client, 'assets'),
    write: false,
    logLevel: 'warning',
  })
  const [file] = outputFiles
  if (!file) throw new Error('There is no script for the public pages')
  await writeFile(file.path, file.contents)
  return `/assets/${path.basename(file.path)}`
}
