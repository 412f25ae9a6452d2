/**
 * `npm run bench:timing`: fails when the response time of a call reveals whether an e-mail address has an
 * account. With fewer than a thousand rounds, chance alone can look like a difference.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, register, requestPasswordReset, resendVerification } from '@sohbet/contract/people/auth'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { requestPath } from '@sohbet/contract/request'
import { appPort, appUrl } from './addresses.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { startProcess } from './processes.ts'
import { openSchool, type School } from './school.ts'

const rounds = Number(process.argv[2] ?? 1000)
/** The first replies of a process are slower. */
const warmUp = 10
const maxArea = 0.55

/** State of the address: an account, no account, a locked account, an account that is not verified yet. */
type Kind = 'known' | 'unknown' | 'locked' | 'waiting'
type Call = {
  name: string
  endpoint: Endpoint
  status: number
  kinds: readonly Kind[]
  bodyOf: (email: string) => object
}

const calls: Call[] = [
  {
    name: 'log-in',
    endpoint: login,
    status: 401,
    kinds: ['known', 'unknown', 'locked'],
    bodyOf: (email) => ({ email, password: 'not the password' }),
  },
  {
    name: 'register',
    endpoint: register,
    status: 201,
    kinds: ['known', 'unknown', 'waiting'],
    bodyOf: (email) => ({ username: 'Elif', email, password: 'seven red buses' }),
  },
  {
    name: 'resend',
    endpoint: resendVerification,
    status: 200,
    kinds: ['known', 'unknown', 'waiting'],
    bodyOf: (email) => ({ email }),
  },
  {
    name: 'reset',
    endpoint: requestPasswordReset,
    status: 200,
    kinds: ['known', 'unknown'],
    bodyOf: (email) => ({ email }),
  },
]

/** Every address is used once, because the first request may change the state of the account. */
const addressOf = (call: string, kind: Kind, round: number) => `${call}.${kind}.${round}@timing.test`

async function addPeople({ pool }: School) {
  for (const { name, kinds } of calls)
    for (const kind of kinds.filter((one) => one !== 'unknown'))
      await pool.query(
        `with model as (select password_hash from users where email = 'learner@sohbet.test'),
        added as (
          insert into users (username, email, password_hash, is_verified, lockout_until)
          select 'Elif', $1 || round || '@timing.test', case when $2 <> 'waiting' then password_hash end,
            $2 <> 'waiting', case when $2 = 'locked' then now() + interval '1 day' end
          from model, generate_series(0, $3::int) as round
          returning id
        )
        insert into registrations (user_id, username, password_hash, code_hash, code_expires_at, created_at)
        select id, 'Elif', model.password_hash, '', now() + interval '1 day', now()
        from added, model where $2 = 'waiting'`,
        [`${name}.${kind}.`, kind, warmUp + rounds],
      )
}

async function timeOf({ endpoint, status, bodyOf }: Call, email: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(appUrl + requestPath(endpoint, {}), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(email)),
  })
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${endpoint.path} replied ${answer.status}`)
  return performance.now() - begun
}

/** Sends the requests one after the other in random order, because a request can slow the next one. */
async function measure({ pool }: School, call: Call): Promise<Map<Kind, number[]>> {
  const times = new Map(call.kinds.map((kind): [Kind, number[]] => [kind, []]))
  for (let round = 0; round < warmUp + rounds; round++) {
    // The rounds exceed the hourly limits of a network, so the counts are reset
    if (round % 20 === 0) await pool.query('delete from hourly_counts')
    const shuffled = call.kinds.map((kind) => ({ kind, turn: Math.random() }))
    for (const { kind } of shuffled.toSorted((one, other) => one.turn - other.turn)) {
      const time = await timeOf(call, addressOf(call.name, kind, round))
      if (round >= warmUp) times.get(kind)?.push(time)
    }
  }
  return times
}

const pairsOf = (kinds: readonly Kind[]) =>
  kinds.flatMap((one, place) => kinds.slice(place + 1).map((other) => ({ one, other })))
const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** Prints one line per pair of kinds. Returns whether all pairs are indistinguishable. */
function report({ name, kinds }: Call, times: Map<Kind, number[]>): boolean {
  const areas = pairsOf(kinds).map(({ one, other }) => {
    const [first, second] = [times.get(one) ?? [], times.get(other) ?? []]
    const area = areaUnderCurve(first, second)
    const medians = [first, second].map((list) => `${medianOf(list).toFixed(2)} ms`.padStart(10)).join(' ')
    const verdict = area < maxArea ? '' : `  not below ${maxArea}`
    process.stdout.write(
      `${name.padEnd(9)} ${`${one} and ${other}`.padEnd(20)} ${medians}  AUC ${area.toFixed(3)}${verdict}\n`,
    )
    return area
  })
  return areas.every((area) => area < maxArea)
}

const folder = await mkdtemp(join(tmpdir(), 'sohbet-timing-'))
await chmod(folder, 0o755) // under root, PostgreSQL runs as another user
const env = { DATA_DIR: folder, RATE_LIMIT: 'off', PORT: String(appPort) }
const app = await startProcess(['server/dist/main.js'], env, `${appUrl}/readyz`)
const school = await openSchool(folder)
try {
  await addPeople(school)
  // The calls mostly wait, so they hardly disturb each other
  const measured = await Promise.all(
    calls.map(async (call) => ({ call, times: await measure(school, call) })),
  )
  const verdicts = measured.map(({ call, times }) => report(call, times))
  if (verdicts.includes(false)) process.exitCode = 1
} finally {
  await school.close()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
}
