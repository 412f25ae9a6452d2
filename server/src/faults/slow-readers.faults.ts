import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect as openSocket, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openLive } from '@sohbet/contract/core/live'
import { requestPath } from '@sohbet/contract/request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localFiles } from '../adapters/files/local.ts'
import { saveAudio } from '../level-tests/audio/audio-files.ts'
import { wav } from '../testing/files/recordings.ts'
import { anAddress, startSchool, type App, type School } from './school.ts'
import { p95, report, times } from './size.ts'

/** Near the largest accepted size, 5 MB. */
const recording = wav(600)
/** 20 MB, the largest document. */
const large = wav(2500)
/** A bad line: longer than the server waits for a client that reads nothing. */
const slowSeconds = 150
/** Twice forty seconds after the last read byte, plus the time to send to a thousand clients. */
const cutWithin = 120_000

let school: School
let app: App
let path: string
let largePath: string
beforeAll(async () => {
  school = await startSchool({ apps: 1 })
  const [first] = school.apps
  if (!first) throw new Error('no app')
  app = first
  const files = localFiles(join(school.folder, 'files'))
  path = await saveAudio(files, 'wav', recording)
  largePath = await saveAudio(files, 'wav', large)
})
afterAll(() => school.stop())

/** Sends a request and reads nothing beyond the socket's own buffer. */
async function ask(address: string, headers: Record<string, string> = {}): Promise<Socket> {
  const { port, hostname } = new URL(app.url())
  const socket = openSocket(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const lines = Object.entries({ host: 'a', 'x-forwarded-for': anAddress(), ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`GET ${address} HTTP/1.1\r\n${head}\r\n`)
  return socket
}

/** Open connections of the app; the only way to see clients that never read. */
function openConnections(): number {
  const port = Number(new URL(app.url()).port).toString(16).toUpperCase().padStart(4, '0')
  const lines = readFileSync(`/proc/${app.pid()}/net/tcp`, 'utf8').split('\n')
  return lines.filter((line) => new RegExp(`^\\s*\\d+: \\w+:${port} \\w+:\\w+ 01 `).test(line)).length
}

function memoryInMegabytes(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid()}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Reads slowly, as on a bad line; returns the number of bytes. */
async function readSlowly(socket: Socket, bytesPerSecond: number): Promise<number> {
  socket.on('data', (data: Buffer) => {
    socket.pause()
    setTimeout(() => socket.resume(), (data.length / bytesPerSecond) * 1000)
  })
  await once(socket, 'close')
  return socket.bytesRead
}

/** Requests a part of the recording; returns the milliseconds. */
async function askForPart(): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(new URL(path, app.url()), { headers: { range: 'bytes=0-99999' } })
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, 100_000])
  return performance.now() - begun
}

test('row 28: the server cuts clients that never read and holds little for them, but not slow readers and live streams', async () => {
  const [learner] = await school.learners(1)
  if (!learner) throw new Error('the school has no learner')
  const live = await ask(requestPath(openLive, {}), school.headers(learner.sessionId))
  live.resume()
  const slow = readSlowly(await ask(largePath, { connection: 'close' }), large.length / slowSeconds)
  await askForPart()
  const [memory, connections] = [memoryInMegabytes(), openConnections()]

  const begun = performance.now()
  const deaf = await Promise.all(Array.from({ length: times(1000) }, () => ask(path)))
  let [peak, held] = [memory, 0]
  const spent: number[] = []
  let lasted = 0
  do {
    spent.push(await askForPart())
    peak = Math.max(peak, memoryInMegabytes())
    held = Math.max(held, openConnections() - connections)
    lasted = performance.now() - begun
    await delay(100)
  } while (openConnections() > connections && lasted < cutWithin)
  for (const socket of deaf) socket.destroy()
  report(
    28,
    `${held} clients who never read: cut within ${Math.round(lasted / 1000)} s, ${Math.round(peak - memory)} MB more memory, others' p95 ${p95(spent)} ms`,
  )
  expect(held).toBeGreaterThanOrEqual(times(1000))
  expect(lasted).toBeLessThan(cutWithin)
  expect(peak - memory).toBeLessThan(300)
  expect(p95(spent)).toBeLessThan(1000)
  expect(await slow).toBeGreaterThan(large.length)
  expect(performance.now() - begun).toBeGreaterThan(cutWithin)
  expect(live.closed).toBe(false)
  live.destroy()
})
