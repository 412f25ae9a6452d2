/** `npm run bench:timing`: can the time of a refused log-in tell known, unknown and locked accounts apart? */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@sohbet/contract/auth'
import { requestPath } from '@sohbet/contract/request'
import { startProcess } from './processes.ts'
import { openSchool } from './school.ts'

const rounds = Number(process.argv[2] ?? 1000)
const url = 'http://127.0.0.1:3901'
const kinds = ['known', 'unknown', 'locked'] as const

const folder = await mkdtemp(join(tmpdir(), 'sohbet-timing-'))
await chmod(folder, 0o755) // as root, PostgreSQL runs as somebody else
const env = { DATA_DIR: folder, RATE_LIMIT: 'off', PORT: '3901' }
const app = await startProcess(['server/dist/main.js'], env, `${url}/readyz`)
const { pool, close } = await openSchool(folder)

/** The chance that a slower answer comes from the second kind: 0.5 tells nothing. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let wins = 0
  for (const a of one) for (const b of other) wins += a < b ? 1 : a === b ? 0.5 : 0
  const area = wins / (one.length * other.length)
  return Math.max(area, 1 - area)
}

async function timeOf(email: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url + requestPath(login, {}), {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 401) throw new Error(`answered ${answer.status}`)
  return performance.now() - begun
}

try {
  const times = { known: [] as number[], unknown: [] as number[], locked: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    await pool.query(
      `update users set failed_login_attempts = 0, lockout_until = null where email = 'learner@sohbet.test'`,
    )
    await pool.query(
      `update users set lockout_until = now() + interval '1 day' where email = 'coach@sohbet.test'`,
    )
    const emails = {
      known: 'learner@sohbet.test',
      unknown: `nobody${round}@sohbet.test`,
      locked: 'coach@sohbet.test',
    }
    for (const kind of kinds) times[kind].push(await timeOf(emails[kind]))
  }
  for (const [one, other] of [
    ['known', 'unknown'],
    ['known', 'locked'],
    ['unknown', 'locked'],
  ] as const) {
    process.stdout.write(`${one} and ${other}: AUC ${areaUnderCurve(times[one], times[other]).toFixed(3)}\n`)
  }
} finally {
  await close()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
}
