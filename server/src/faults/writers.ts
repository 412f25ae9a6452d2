import { setTimeout as delay } from 'node:timers/promises'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { createEnrollment, enrollment } from '@sohbet/contract/selling/enrollments'
import { payLocalCheckout, testCards } from '@sohbet/contract/selling/local-checkout'
import { createCheckoutSession, verifyPayment } from '@sohbet/contract/selling/payments'
import { requestPath, type Values } from '@sohbet/contract/request'
import { telegramGroups } from '../db/tables/learning/telegram-groups.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { checkEnrollments, groupsOfCourse, type Books } from './check-enrollments.ts'
import type { School } from './school.ts'
import { firstVersion } from '../site/sales-documents.reads.ts'

type Result = Books & { acknowledged: number; paid: number; unexpected: string[] }

type Learner = Awaited<ReturnType<School['learners']>>[number]
type Answer = { status: number; body: unknown; tries: number }
/** Repeats a call until there is a reply; undefined once the writers stop. */
type Insist = (endpoint: Endpoint, values: Values) => Promise<Answer | undefined>

const consents = { preInformation: true, distanceSales: true, version: firstVersion }

/** A reply that no kill and no restart explains. */
class Unexpected extends Error {}

/** Enrols in a free course. True when acknowledged; throws on any other reply. */
async function enrollFree(insist: Insist, courseId: string): Promise<boolean> {
  const answer = await insist(createEnrollment, { body: { courseId, consents } })
  // A repeated call may have succeeded the first time
  const isDone = answer?.status === 201 || (answer?.status === 409 && answer.tries > 1)
  if (answer && !isDone) throw new Unexpected(`enrolling was answered ${answer.status}`)
  return isDone
}

/** Enrols in a paid course through the local checkout. */
async function enrollAndPay(insist: Insist, courseId: string): Promise<boolean> {
  async function bodyOf(endpoint: Endpoint, values: Values): Promise<unknown> {
    const answer = await insist(endpoint, values)
    if (answer && answer.status >= 300) throw new Unexpected(`${endpoint.path} was answered ${answer.status}`)
    return answer?.body
  }
  const held = await bodyOf(createEnrollment, { body: { courseId, consents } })
  if (!held) return false
  const enrollmentId = enrollment.parse(held).id
  const opened = await bodyOf(createCheckoutSession, { body: { enrollmentId } })
  if (!opened) return false
  const { sessionUrl } = createCheckoutSession.reply.parse(opened)
  const params = { sessionId: sessionUrl.split('/').at(-1) ?? '' }
  if (!(await bodyOf(payLocalCheckout, { params, body: { card: testCards.pays } }))) return false
  const verified = await bodyOf(verifyPayment, { params })
  if (!verified) return false
  const { status } = verifyPayment.reply.parse(verified)
  if (status !== 'complete') throw new Unexpected(`a paid checkout was reported as ${status}`)
  return true
}

/**
 * Writers that enrol one learner after another, alternating between the apps, until stopped: in free courses, and
 * every second one in paid courses when the school has the local checkout.
 */
export async function startWriters(school: School, howMany: number, { pay = false } = {}) {
  const free = await makeCourses(school, 0)
  const dear = pay ? await makeCourses(school, 45_000) : []
  const stopping = new AbortController()
  const { insistAs, refused } = createAsker(school, stopping.signal)
  const nextLearner = createQueue(school)
  const acknowledged: string[] = []
  const unexpected: string[] = []
  let paid = 0

  const writers = Array.from({ length: howMany }, async (_, writer) => {
    const pays = pay && writer % 2 === 0
    const courses = pays ? dear : free
    for (let turn = writer; !stopping.signal.aborted; turn++) {
      const learner = await nextLearner()
      if (!learner) continue
      const enroll = pays ? enrollAndPay : enrollFree
      try {
        if (!(await enroll(insistAs(learner), courses[turn % courses.length] ?? ''))) continue
        acknowledged.push(learner.userId)
        if (pays) paid += 1
      } catch (error) {
        if (!(error instanceof Unexpected)) throw error
        unexpected.push(error.message)
      }
    }
  })

  return {
    acknowledged: () => acknowledged.length,
    /** Number of 503 replies. */
    refused,
    unexpected: () => unexpected,
    async stop(): Promise<Result> {
      stopping.abort()
      await Promise.all(writers)
      const books = await checkEnrollments(school.db, acknowledged)
      return { acknowledged: acknowledged.length, paid, unexpected, ...books }
    },
  }
}

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)

/** Courses with groups, so that new learners join one. */
async function makeCourses({ db }: School, priceMinor: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < 5; made++) {
    const dates = { startDate: day(30), endDate: day(200) }
    const { id: courseId } = await aCourse(db, { priceMinor, maxEnrollments: 1_000_000, ...dates })
    const positions = Array.from({ length: groupsOfCourse }, (_, place) => place + 1)
    await db.insert(telegramGroups).values(
      positions.map((position) => ({
        courseId,
        position,
        name: `Group ${position}`,
        createdAt: new Date(),
      })),
    )
    ids.push(courseId)
  }
  return ids
}

function createAsker(school: School, stopping: AbortSignal) {
  let [turn, refused] = [0, 0]
  async function ask(endpoint: Endpoint, values: Values, { sessionId }: Learner) {
    const url = school.apps[turn++ % school.apps.length]?.url() ?? ''
    try {
      const answer = await fetch(`${url}${requestPath(endpoint, values)}`, {
        method: endpoint.method,
        headers: {
          ...school.headers(sessionId),
          ...(values.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(values.body !== undefined && { body: JSON.stringify(values.body) }),
        signal: AbortSignal.timeout(30_000),
      })
      const body: unknown = await answer.json()
      return { status: answer.status, body }
    } catch {
      return undefined // no reply; only the database knows whether it was done
    }
  }
  const insistAs =
    (learner: Learner): Insist =>
    async (endpoint, values) => {
      for (let tries = 1; !stopping.aborted; tries++) {
        const answer = await ask(endpoint, values, learner)
        if (answer?.status === 503) refused += 1
        else if (answer) return { ...answer, tries }
        await delay(50)
      }
      return undefined
    }
  return { insistAs, refused: () => refused }
}

/** Creates learners by the hundred when none is left; undefined while the database is away. */
function createQueue(school: School) {
  const waiting: Learner[] = []
  let making: Promise<void> | undefined
  return async (): Promise<Learner | undefined> => {
    if (waiting.length === 0) {
      making ??= school
        .learners(500)
        .then((made) => void waiting.push(...made))
        .catch(() => delay(200))
        .then(() => void (making = undefined))
      await making
    }
    return waiting.pop()
  }
}
