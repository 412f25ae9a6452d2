import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'

/** Scripts to drop from a built page: all but the two of the root's head and the data for search engines. */
const dropped =
  /<script(?![^>]*\s(?:id="(?:theme|member)"|type="application\/ld\+json"))[^>]*>[\s\S]*?<\/script>/g

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

/** The router adds # to a sheet that is also loaded on demand. */
const stylesheet = /<link rel="stylesheet" href="(?<href>\/assets\/[^"#]+)#?"\/?>/g

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

/**
 * Bundles app/public/behaviour and returns the URL of its entry. React and the islands become separate chunks, which
 * the entry loads at the first touch. File names contain a content hash.
 */
export async function bundleBehaviour(client: string): Promise<string> {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'app/public/behaviour/main.ts'),
    platform: 'browser',
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    // The pages already contain their style sheets
    moduleTypes: { '.css': 'empty' },
  })
  const { output } = await bundle.write({
    dir: client,
    format: 'esm',
    minify: true,
    entryFileNames: 'assets/page-[hash].js',
    chunkFileNames: 'assets/island-[hash].js',
  })
  await bundle.close()
  return `/${output[0].fileName}`
}
