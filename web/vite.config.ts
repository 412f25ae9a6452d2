import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { icons } from './icons.ts'

const api = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  plugins: [icons(), reactRouter()],
  server: { port: 5173, proxy: { '/api': api, '/images': api, '/healthz': api } },
  build: {
    // Compressed for its list of sizes alone
    reportCompressedSize: false,
    // font-src is 'self': a small font must not become a data: address
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
})
