import { once } from 'node:events'
import { connect as openSocket, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddress, startSchool, type School } from './school.ts'
import { p95, report, times } from './size.ts'

let school: School
beforeAll(async () => {
  school = await startSchool({ apps: 2 })
})
afterAll(() => school.stop())

const appUrl = () => new URL(school.apps[0]?.url() ?? '')

/** A client that sends one byte a second without an end; resolves when the server cuts it. */
async function slowClient(start: string): Promise<number> {
  const { port, hostname } = appUrl()
  const socket = openSocket(Number(port), hostname)
  socket.on('error', () => undefined)
  const begun = performance.now()
  await once(socket, 'connect').catch(() => undefined)
  socket.write(start)
  const drip = setInterval(() => socket.write('x'), 1000)
  socket.resume()
  await once(socket, 'close').catch(() => undefined)
  clearInterval(drip)
  return performance.now() - begun
}

test('row 28: the server cuts slow clients, and other clients do not wait', async () => {
  const starts = ['x-slow: ', 'content-type: application/json\r\ncontent-length: 9999\r\n\r\n{"a":"']
  const slow = Array.from({ length: times(1000) }, (_, index) => {
    const from = `x-forwarded-for: ${anAddress()}`
    return slowClient(`POST /api/auth/login HTTP/1.1\r\nhost: a\r\n${from}\r\n${starts[index % 2]}`)
  })
  const all = Promise.all(slow)
  const spent: number[] = []
  const finished = all.then(() => true)
  while (!(await Promise.race([finished, delay(100, false)]))) {
    const begun = performance.now()
    const answer = await fetch(new URL('/readyz', appUrl()))
    await answer.text()
    expect(answer.status).toBe(200)
    spent.push(performance.now() - begun)
  }
  const lasted = Math.max(...(await all))
  report(
    28,
    `${slow.length} slow clients cut within ${Math.round(lasted / 1000)} s, others' p95 ${p95(spent)} ms`,
  )
  expect(lasted).toBeLessThan(30_000)
  expect(p95(spent)).toBeLessThan(1000)
})

/** A POST whose head has been sent, and the reply so far. */
async function beginPost(head: string) {
  const { port, hostname } = appUrl()
  const socket = openSocket(Number(port), hostname)
  const received = { text: '', isOver: false }
  socket.on('error', () => undefined)
  socket.on('data', (data) => (received.text += data.toString()))
  socket.on('close', () => (received.isOver = true))
  await once(socket, 'connect')
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${head}\r\n\r\n`,
  )
  return { socket, received }
}

/** Sends up to 1 GB; returns how much was sent before the reply or the end. */
async function sendWithoutEnd(head: string): Promise<{ megabytes: number; text: string }> {
  const { socket, received } = await beginPost(head)
  const chunk = Buffer.concat([
    Buffer.from('100000\r\n'),
    Buffer.alloc(1024 * 1024, 'a'),
    Buffer.from('\r\n'),
  ])
  let megabytes = 0
  while (megabytes < 1024 && !received.isOver && received.text === '') {
    megabytes += 1
    const isTaken = socket.write(chunk)
    if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => undefined), delay(1000)])
  }
  socket.destroy()
  return { megabytes, text: received.text }
}

const announced = `content-length: ${1024 ** 3}`

test('row 28: the server refuses an announced huge body before receiving it', async () => {
  const { socket, received } = await beginPost(announced)
  await expect.poll(() => received.text, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('row 28: the server refuses an endless body at once', async () => {
  const declared = await sendWithoutEnd(announced)
  const chunked = await sendWithoutEnd('transfer-encoding: chunked')
  report(28, `1 GB refused after ${declared.megabytes} MB, in chunks after ${chunked.megabytes} MB`)
  // A client that goes on sending may lose the reply with the connection
  for (const { text } of [declared, chunked]) expect(text).toMatch(/^$|^HTTP\/1\.1 413 /)
  expect(Math.max(declared.megabytes, chunked.megabytes)).toBeLessThan(64)
})

test('row 28: JSON 10,000 levels deep does no harm', async () => {
  for (const levels of [10_000, 200_000]) {
    const answer = await fetch(new URL('/api/auth/login', appUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `${'['.repeat(levels)}${']'.repeat(levels)}`,
    })
    await answer.text()
    expect([400, 413]).toContain(answer.status)
  }
  expect((await fetch(new URL('/readyz', appUrl()))).status).toBe(200)
})

/** The bytes of a request, for a separate connection. */
function wireRequest(sessionId: string): string {
  const head = Object.entries(school.headers(sessionId)).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET /api/enrollments/available HTTP/1.1\r\nhost: a\r\n${head.join('')}connection: close\r\n\r\n`
}

async function connectMany(url: string, howMany: number): Promise<Socket[]> {
  const { port, hostname } = new URL(url)
  const sockets = Array.from({ length: howMany }, () => openSocket(Number(port), hostname))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

/** Reads everything until the end; a late connection may be cut without a reply. */
const answerOn = async (socket: Socket) =>
  Buffer.concat(await socket.toArray().catch((): Buffer[] => [])).toString()

test('row 30: SIGTERM lets accepted requests finish', async () => {
  const [learner] = await school.learners(1)
  const app = school.apps[1]
  if (!app || !learner) throw new Error('the app or the learner is missing')
  const ask = wireRequest(learner.sessionId)
  let [answered, refused, cut, slowest] = [0, 0, 0, 0]
  for (let round = 0; round < times(50); round++) {
    const [early, late] = [await connectMany(app.url(), times(200)), await connectMany(app.url(), 10)]
    const answers = early.map(answerOn)
    const lateAnswers = late.map(answerOn)
    // Sent before the signal, so each of them must be answered
    await Promise.all(early.map((socket) => new Promise((sent) => socket.write(ask, sent))))
    const begun = performance.now()
    app.kill('SIGTERM')
    for (const socket of late) socket.write(ask)
    const texts = await Promise.all(answers)
    expect(texts.filter((text) => !isWhole(text, [200]))).toEqual([])
    answered += texts.length
    const lateTexts = await Promise.all(lateAnswers)
    expect(lateTexts.filter((text) => text !== '' && !isWhole(text, [200, 503]))).toEqual([])
    refused += lateTexts.filter((text) => isWhole(text, [503])).length
    cut += lateTexts.filter((text) => text === '').length
    expect((await app.ended()).code).toBe(0)
    slowest = Math.max(slowest, performance.now() - begun)
    await app.restart()
  }
  report(
    30,
    `${times(50)} stops, ${answered} requests answered; of ${times(50) * 10} sent after the signal ${refused} refused, ${cut} cut; slowest stop ${Math.round(slowest)} ms`,
  )
  expect(answered).toBe(times(50) * times(200))
  expect(slowest).toBeLessThan(10_000)
})

/** A complete reply with one of these statuses. */
const isWhole = (text: string, statuses: readonly number[]) =>
  statuses.some((status) => text.startsWith(`HTTP/1.1 ${status} `)) && /\r\n\r\n[\s\S]*[\]}]$/.test(text)
