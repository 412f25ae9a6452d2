import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Whole processes are started here, each with its own PostgreSQL.
vi.setConfig({ testTimeout: 60_000 })

let dataDir: string
let port: number
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sohbet-main-'))
  chmodSync(dataDir, 0o755)
  port = await freePort()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const started = new Set<ChildProcess>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port), ...env },
  })
  started.add(child)
  const words = new EventEmitter()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      words.emit('more')
    })
  }
  const ended = once(child, 'exit').then(([code]) => ({ code: Number(code), output }))
  async function said(text: string) {
    while (!output.includes(text)) {
      const gone = await Promise.race([once(words, 'more').then(() => false), ended.then(() => true)])
      if (gone && !output.includes(text)) throw new Error(`it ended without saying ${text}:\n${output}`)
    }
  }
  return { child, ended, said }
}

test('starts, tells where it is and who may log in, refuses to start twice, and stops in order', async () => {
  const app = start()
  await app.said('newcomer@sohbet.test')
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)

  const second = start()
  await second.said(`Sohbet is already running at http://localhost:${port} (process ${app.child.pid})`)
  expect((await second.ended).code).toBe(0)

  // A request that is half received when the signal comes is still answered.
  const postgres = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const body = JSON.stringify({ email: 'admin@sohbet.test', password: 'sohbet-demo' })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const underWay = request({ port, path: '/api/auth/login', method: 'POST', headers })
  underWay.flushHeaders()
  await once(underWay, 'continue')
  app.child.kill('SIGTERM')
  await app.said('"stopping"')
  underWay.end(body)
  const [answer] = await once(underWay, 'response')
  expect(answer).toMatchObject({ statusCode: 200 })
  expect((await app.ended).code).toBe(0)
  expect(() => process.kill(postgres, 0)).toThrow('ESRCH')
})

test('says what is missing in production and touches nothing', async () => {
  const { code, output } = await start({ NODE_ENV: 'production', DATA_DIR: join(dataDir, 'untouched') }).ended
  expect(code).toBe(1)
  expect(output).toContain('SESSION_SECRET: must be set in production')
  expect(existsSync(join(dataDir, 'untouched'))).toBe(false)
})
