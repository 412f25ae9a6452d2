/** `npm run drill:kill -- 100`: checks that acknowledged rows survive kill -9. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killRounds } from './kill-rounds.ts'

const rounds = Number(process.argv[2] ?? 100)
const folder = await mkdtemp(join(tmpdir(), 'sohbet-drill-'))
await chmod(folder, 0o755)
const { acknowledged, lost, slowestStartMs } = await killRounds({
  dataDir: join(folder, 'data'),
  rounds,
  onRound: (round, rows) => process.stdout.write(`round ${round} of ${rounds}: ${rows} rows acknowledged\n`),
})
await rm(folder, { recursive: true })
process.stdout.write(
  `${rounds} kills, ${acknowledged} rows acknowledged, ${lost} lost, slowest start ${slowestStartMs} ms\n`,
)
process.exitCode = lost === 0 ? 0 : 1
