// npm run bench, npm run bench:day: measures the built server with a program of bench/src; further arguments go to it.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { refuseOldNode, run } from './tools.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const [program, ...args] = process.argv.slice(2)
const { code } = await run('tsx', [`bench/src/${program}.ts`, ...args])
process.exitCode = code
