// npm run bench, npm run bench:day: runs a program of bench/src against the built server, with the given arguments.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { refuseOldNode, run } from './lib/run.mjs'

refuseOldNode()
await ensureInstalled()
await ensureBuilt()
const [program, ...args] = process.argv.slice(2)
const { code } = await run(process.execPath, ['--import', 'tsx', `bench/src/${program}.ts`, ...args])
process.exitCode = code
