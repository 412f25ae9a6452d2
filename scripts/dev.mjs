// npm run dev: the server and the web app, both watching their sources.
import { ensureInstalled } from './install.mjs'
import { at, refuseOldNode, say, start } from './tools.mjs'

refuseOldNode()
await ensureInstalled()
say('Web app: http://localhost:5173 (its calls go to the server on port 3000)')

const children = [
  start('tsx', ['watch', '--clear-screen=false', 'server/src/main.ts']),
  start('react-router', ['dev', '--port', '5173'], { cwd: at('web') }),
]
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
// Ctrl-C reaches the children by itself; we only wait for them.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', stopAll)
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stopAll()
  })
}
