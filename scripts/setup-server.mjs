// npm run setup:server: asks for the settings of a school on this machine and writes its env file, unit and site.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { at, fail, refuseOldNode, root } from './lib/run.mjs'
import { findEnvFile } from './lib/settings.mjs'

refuseOldNode()
// Before an install and a build, which take minutes
if (process.getuid?.() !== 0 && !process.argv.some((argument) => argument.startsWith('--etc')))
  fail('Run sudo npm run setup:server, or give --etc FOLDER for the files of systemd and nginx')
process.chdir(root)
process.env.SOHBET_ENV_FILE ||= findEnvFile() ?? at('.env')
await ensureInstalled()
await ensureBuilt()
await import('../server/dist/setup-server.js')
