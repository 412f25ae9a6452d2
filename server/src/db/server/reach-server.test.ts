import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { recordingLog } from '../../testing/files/temp-folder.ts'
import { CannotStart } from '../embedded/cannot-start.ts'
import { connectionProblem } from './connection-problem.ts'
import { reachServer } from './reach-server.ts'
import { refuseOldServer } from './refuse-old-server.ts'

const urlOf = (database: string) => {
  const { host, user } = inject('testServer')
  return `postgres://${user}:secret@localhost/${database}?host=${encodeURIComponent(host)}`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Makes the PostgreSQL of this run reachable at a port. */
async function openPort(port: number) {
  const { host, port: socket } = inject('testServer')
  const server = createServer((client) => {
    const behind = connect(join(host, `.s.PGSQL.${socket}`))
    client.pipe(behind).pipe(client)
    for (const end of [client, behind]) end.on('error', () => undefined)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
}

test('waits for a server that is away, and says so once', async () => {
  const port = await freePort()
  const log = recordingLog()
  const { warn } = log
  log.warn = (details, message) => {
    warn(details, message)
    void openPort(port)
  }
  const { user } = inject('testServer')
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`
  await reachServer(url, { waitSeconds: 60, pauseMs: 20, log })
  expect(log.messages).toEqual([
    `Waiting for the database: PostgreSQL at 127.0.0.1:${port}/postgres cannot be reached (ECONNREFUSED): is it running, and DATABASE_URL right?`,
  ])
})

test('gives up when the time is over, and when a stop is requested', async () => {
  const url = `postgres://school:secret@127.0.0.1:${await freePort()}/school`
  const log = recordingLog()
  const refused = expect.objectContaining({
    message: expect.stringContaining('cannot be reached (ECONNREFUSED)'),
  })
  await expect(reachServer(url, { waitSeconds: 0.1, pauseMs: 20, log })).rejects.toEqual(refused)
  await expect(
    reachServer(url, { waitSeconds: 60, stopRequested: AbortSignal.abort(), log }),
  ).rejects.toEqual(refused)
})

test('does not wait for a database that does not exist, and names it', async () => {
  const log = recordingLog()
  const reached = reachServer(urlOf('no_school'), { waitSeconds: 60, log })
  await expect(reached).rejects.toThrow(CannotStart)
  await expect(reached).rejects.toThrow(
    'has no database named no_school: create it (createdb no_school) or correct DATABASE_URL',
  )
  expect(log.messages).toEqual([])
})

const url = 'postgres://school:secret@db.example/school'
const failure = (code: string, message = 'as the server says') => Object.assign(new Error(message), { code })

test.each([
  [failure('57P03'), true, 'PostgreSQL at db.example/school is starting or stopping'],
  [failure('53300'), true, 'PostgreSQL at db.example/school has too many connections'],
  [failure('', 'timeout expired'), true, 'PostgreSQL at db.example/school does not reply'],
  [failure('28P01'), false, 'refuses the user school or its password'],
  [failure('', 'SASL: client password must be a string'), false, 'refuses the user school or its password'],
  [failure('42501'), false, 'The user school may not create tables in PostgreSQL at db.example/school'],
  [failure('CERT_HAS_EXPIRED'), false, 'cannot be reached securely: correct sslmode in DATABASE_URL'],
])('%s is one sentence without a password', (error, mayPass, sentence) => {
  const problem = connectionProblem(error, url)
  expect(problem).toEqual({ mayPass, sentence: expect.stringContaining(sentence) })
  expect(problem?.sentence).not.toContain('secret')
})

test('an error that is not about the connection stays as it is', () => {
  expect(connectionProblem(failure('42P01'), url)).toBeUndefined()
})

test('refuses a server before PostgreSQL 18 and says where to get 18', async () => {
  const server = (number: string, name: string) => ({ query: async () => ({ rows: [{ number, name }] }) })
  await expect(refuseOldServer(server('150018', '15.18'))).rejects.toThrow(
    'Sohbet needs PostgreSQL 18 or newer, and this server is 15.18: get 18 from https://www.postgresql.org/download/',
  )
  expect(await refuseOldServer(server('180004', '18.4'))).toBe('18.4')
})
