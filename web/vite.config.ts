import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunks } from './chunks.ts'
import { publicPages } from './dev-pages.ts'
import { fileNames } from './file-names.ts'
import { icons } from './icons.ts'
import { styleOrder } from './style-order.ts'
import { callsWithoutSummaries } from './without-summaries.ts'

const api = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig(({ command }) => ({
  plugins: [publicPages(), icons(), callsWithoutSummaries(), styleOrder(), reactRouter()],
  // The router reloads the page whenever it cannot load a script, which would never end. Vite's own client in
  // development assigns to it.
  define: command === 'build' ? { 'window.location.reload': 'window.reloadOnce' } : {},
  server: { port: 5173, proxy: { '/api': api, '/images': api, '/healthz': api } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks }, ...fileNames } } } },
  },
  build: {
    // The list of compressed sizes takes time
    reportCompressedSize: false,
    // font-src is 'self': a small font must not become a data: URL
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
}))
