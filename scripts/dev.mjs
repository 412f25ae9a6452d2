// npm run dev: the server and the web app, both watching their sources.
import { ensureInstalled } from './install.mjs'
import { at, refuseOldNode, say, start } from './tools.mjs'

refuseOldNode()
await ensureInstalled()
say(`Web app: http://localhost:5173 (its calls go to the server on port ${process.env.PORT || 3000})`)

// Out of reach of the terminal's Ctrl-C: it would come to them beside our signal, and tsx kills at the second one.
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
