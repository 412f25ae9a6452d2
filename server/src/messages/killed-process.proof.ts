import { randomUUID } from 'node:crypto'
import { newsEvent } from '@sohbet/contract/core/live'
import { getThread, message, sendMessage } from '@sohbet/contract/messaging/threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { openStream } from '../testing/live.ts'
import { aPair, aTalk } from '../testing/rows/messages.ts'
import { startTwoProcesses } from '../testing/apps/two-apps.ts'

const count = 200

let school: Awaited<ReturnType<typeof startTwoProcesses>>
beforeAll(async () => {
  school = await startTwoProcesses()
}, 120_000)
afterAll(() => school.stop())

test(`${count} messages each way through two processes, one of them killed: none is lost or doubled`, async () => {
  const pair = await aPair(school.db)
  const far = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await school.db.update(courses).set({ endDate: far }).where(eq(courses.id, pair.course.id))
  const { id } = await aTalk(school.db, pair)
  const [learner, coach] = await school.signIn([pair.learner, pair.coach])
  if (!learner || !coach) throw new Error('two people were signed in')
  const stream = await openStream(school.urls[0] ?? '', learner)
  await stream.received(1)

  /** Like the browser: with one client id, until there is a reply. */
  const deliver = async (turn: number, text: string, headers: Record<string, string>) => {
    const body = { clientId: randomUUID(), text, attachmentIds: [] }
    for (let attempt = turn; ; attempt++) {
      try {
        const answer = await school.send(attempt, sendMessage, { params: { id }, body }, headers)
        if (answer.status === 201) return message.parse(answer.body).seq
        // More than the hourly limit: simulates the next hour
        if (answer.status === 429) await school.db.delete(hourlyCounts)
        else if (answer.status < 500) throw new Error(JSON.stringify(answer))
      } catch (error) {
        // Killed during the reply: only sending it again shows whether it was stored
        if (!(error instanceof TypeError)) throw error
      }
    }
  }
  const texts = Array.from({ length: count }, (_, place) => place)
  const sending = [
    ...texts.map((place) => deliver(place, `coach ${place}`, coach)),
    ...texts.map((place) => deliver(place + 1, `learner ${place}`, learner)),
  ]
  await Promise.race(sending)
  await school.kill(1)
  const seqs = await Promise.all(sending)

  expect(new Set(seqs).size).toBe(2 * count)
  const seen: string[] = []
  for (let before: number | undefined; ;) {
    const query = before === undefined ? {} : { before }
    const { body } = await school.send(0, getThread, { params: { id }, query }, learner)
    const page = getThread.reply.parse(body)
    seen.push(...page.messages.map(({ text }) => text))
    before = page.messages[0]?.seq
    if (!page.hasOlder) break
  }
  const sent = texts.flatMap((place) => [`coach ${place}`, `learner ${place}`])
  expect(seen.toSorted()).toEqual([...sent, 'Hello coach', 'Hello learner'].toSorted())
  // The connected client got every event, whichever process stored the message
  const news = () => stream.events.filter(({ event }) => event === newsEvent)
  await expect.poll(() => news().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2 * count)
  const { length: heard } = news()
  process.stdout.write(
    `${seqs.length} sent, ${seen.length - 2} stored, ${heard} live events at the connected client\n`,
  )
  stream.leave()
}, 300_000)
