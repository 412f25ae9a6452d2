import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { icons } from './icons.ts'

const api = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  plugins: [icons(), reactRouter()],
  server: { port: 5173, proxy: { '/api': api, '/images': api, '/healthz': api } },
  build: {
    // The list of compressed sizes takes time
    reportCompressedSize: false,
    // font-src is 'self': a small font must not become a data: URL
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
})
