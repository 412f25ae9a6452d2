import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// What `npm start` runs, with a fresh school in a folder of its own.
const folder = mkdtempSync(join(tmpdir(), 'sohbet-e2e-'))
chmodSync(folder, 0o755) // as root, PostgreSQL runs as somebody else
process.env['DATA_DIR'] = folder
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const main = '../server/dist/main.js'
await import(main)
