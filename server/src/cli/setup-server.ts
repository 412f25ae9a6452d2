/** `npm run setup:server`: asks for the settings of a school, checks them, and writes what a machine needs to run it. */
import { resolve } from 'node:path'
import { setUpServer } from '../setup/set-up-server.ts'
import { openTerminal } from '../setup/terminal.ts'

async function main() {
  const terminal = process.stdin.isTTY ? openTerminal() : undefined
  try {
    await setUpServer({
      args: process.argv.slice(2),
      checkout: process.cwd(),
      envFile: resolve(process.env['SOHBET_ENV_FILE'] || '.env'),
      say: (line) => void process.stdout.write(`${line}\n`),
      terminal,
    })
  } finally {
    terminal?.close()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
