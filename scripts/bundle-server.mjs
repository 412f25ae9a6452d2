// Programs of the server as plain JavaScript, each a file beside the migrations and the fonts of PDFs.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './tools.mjs'

export async function bundleServer({ entryPoints, outdir }) {
  const { build, stop } = await import('esbuild')
  await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [ownCodeOnly],
  })
  await stop() // its helper process would last as long as the app
  cpSync(at('server', 'src', 'db', 'migrations'), join(outdir, 'migrations'), { recursive: true })
  cpSync(at('server', 'src', 'pdf', 'fonts'), join(outdir, 'fonts'), { recursive: true })
}

/** npm packages stay where they are installed. */
const ownCodeOnly = {
  name: 'own-code-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sohbet/') ? undefined : { path, external: true },
    )
  },
}
