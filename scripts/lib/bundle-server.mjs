// Bundles programs of the server into one folder. Beside them: migrations, fonts of PDFs, the program that decodes.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './run.mjs'

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
  await stop() // otherwise the process of esbuild runs as long as this one
  cpSync(at('server', 'src', 'db', 'migrations'), join(outdir, 'migrations'), { recursive: true })
  cpSync(at('server', 'src', 'pdf', 'fonts'), join(outdir, 'fonts'), { recursive: true })
  cpSync(at('server', 'src', 'media', 'decode.mjs'), join(outdir, 'decode.mjs'))
}

/** Bundles our own code; packages are loaded from node_modules. */
const ownCodeOnly = {
  name: 'own-code-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sohbet/') ? undefined : { path, external: true },
    )
  },
}
