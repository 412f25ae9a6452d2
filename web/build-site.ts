import { cp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import { assetFileNames } from './file-names.ts'
import { icons } from './icons.ts'

/** The files of the public site: what the server renders it with, and the URL of the script that its pages load. */
export type BuiltSite = { module: string; styles: string; script: string }

/** Builds the public site, which the server renders: `site/site.mjs` with its style sheet, and its scripts for browsers. */
export async function buildSite(buildDirectory: string): Promise<BuiltSite> {
  const [module, styles] = ['site/site.mjs', 'site/site.css']
  const folder = path.join(buildDirectory, 'site')
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    plugins: [icons()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // The server has no React of its own
    ssr: { noExternal: true },
    build: {
      ssr: 'app/public/site.tsx',
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      cssMinify: true,
      // font-src is 'self': a small font must not become a data: URL
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: { output: { entryFileNames: 'site.mjs', assetFileNames } },
    },
  })
  const client = path.join(buildDirectory, 'client')
  const assets = path.join(folder, 'assets')
  const sheet = (await readdir(assets)).find((file) => file.endsWith('.css'))
  if (sheet === undefined) throw new Error('the public site has no style sheet')
  await rename(path.join(assets, sheet), path.join(buildDirectory, styles))
  // The fonts of the style sheet
  await cp(assets, path.join(client, 'assets'), { recursive: true })
  await rm(assets, { recursive: true })
  return { module, styles, script: await bundleBehaviour(client) }
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
