// npm run dev: runs the server and the web app, which both restart when a source changes.
import { ensureInstalled } from './lib/install.mjs'
import { at, refuseOldNode, say, start } from './lib/run.mjs'
import { readSettings } from './lib/settings.mjs'

refuseOldNode()
readSettings()
await ensureInstalled()
say(`Web app: http://localhost:5173 (it calls the server on port ${process.env.PORT || 3000})`)

// Detached from the terminal: with Ctrl-C and our SIGTERM they would get two signals, and tsx kills at the second.
const options = { stdio: ['ignore', 'inherit', 'inherit'], detached: true }
const children = [
  start('tsx', ['watch', '--clear-screen=false', 'server/src/main.ts'], options),
  start('react-router', ['dev', '--port', '5173'], { ...options, cwd: at('web') }),
]
let stopping = false
const stopAll = () => {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stopAll()
  })
}
