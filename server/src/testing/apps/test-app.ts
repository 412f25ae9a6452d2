import { json } from 'node:stream/consumers'
import type { Endpoint, Input } from '@sohbet/contract/endpoint'
import { receiveWebhook } from '@sohbet/contract/payments'
import { requestPath, type Values } from '@sohbet/contract/request'
import { errorReply } from '@sohbet/contract/errors'
import type { RouteOptions } from 'fastify'
import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { z } from 'zod'
import { buildApp, type AppOptions } from '../../app.ts'
import type { Files } from '../../adapters/files/files.ts'
import { localMail } from '../../adapters/mail/local.ts'
import { signEvent } from '../../adapters/payments/events.ts'
import { localPayments } from '../../adapters/payments/local.ts'
import type { Payments } from '../../adapters/payments/payments.ts'
import { createOneTimeSecrets } from '../../auth/one-time-secrets.ts'
import { createTokens } from '../../auth/tokens.ts'
import { devMails } from '../../db/tables/dev-mails.ts'
import { loggerOptions } from '../../http/logger.ts'
import { createSignedLinks } from '../../http/files/signed-links.ts'
import { jobHandlers } from '../../jobs/handlers.ts'
import { createLiveHub } from '../../live/hub.ts'
import { createAnnouncementBoard } from '../../settings/announcement-board.ts'
import { createSchoolBoard } from '../../settings/school-board.ts'
import { aSession } from '../rows/builders.ts'
import { createTestDatabase, type TestDatabase } from '../databases/database.ts'
import { quiet } from '../quiet.ts'
import { memoryFiles } from '../files/memory-files.ts'
import { runJobs } from '../run-jobs.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type TestAppOptions = Pick<Partial<AppOptions>, 'features' | 'webBuild'> & {
  config?: Partial<AppOptions['config']>
  database?: TestDatabase
  hasLocalMailbox?: boolean
  files?: Files
  /** The local one, unless a test brings another. */
  payments?: Payments
}

/** Whoever signs something for a test app signs it with this. */
export const testSecret = 'a secret that only tests use, 32+ characters'
export const testWebhookSecret = 'whsec_that_only_tests_use'

/** The whole app on a fresh database, with a clock that the test moves and every reply checked by its schema. */
export async function startTestApp({
  config,
  database: given,
  hasLocalMailbox = true,
  files = memoryFiles(),
  payments: provider,
  ...options
}: TestAppOptions = {}) {
  const database = given ?? (await createTestDatabase())
  const { db } = database
  const clock = { now: new Date('2026-03-02T09:00:00Z') }
  const logged: string[] = []
  const pauses: number[] = []
  const pause = async (milliseconds: number) => pauses.push(milliseconds)
  const routes: RouteOptions[] = []
  const secret = testSecret
  const tokens = createTokens(secret)
  const publicUrl = config?.publicUrl ?? 'http://localhost'
  const schoolBoard = createSchoolBoard(db, 'school@example.test')
  const now = () => clock.now
  const webhookSecret = testWebhookSecret
  const payments = provider ?? localPayments({ db, publicUrl, webhookSecret, clock: now })
  const app = await buildApp({
    config: { production: false, publicUrl, trustProxy: false, rateLimit: false, ...config },
    services: {
      db,
      tokens,
      secrets: createOneTimeSecrets(secret),
      links: createSignedLinks(secret),
      publicUrl,
      schoolBoard,
      announcementBoard: createAnnouncementBoard(db),
      files,
      live: createLiveHub({ pool: database.pool, log: quiet }),
      payments,
      hasLocalMailbox,
      clock: now,
      pause,
    },
    log: pino(loggerOptions('info'), { write: (line: string) => logged.push(line) }),
    ...options,
    strictReplies: true,
    onRoute: (route) => routes.push(route),
  })
  await app.ready()

  /** Makes a call of the contract, signed in as a user or as nobody. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    { as: user }: { as?: { id: string } } = {},
  ) {
    // The type that computes an input is too deep for the compiler to see that it has these parts.
    const values: Values = Object(input)
    return send(endpoint, values, user && (await headersOf(user)))
  }

  /** Of somebody who is signed in. */
  async function headersOf(user: { id: string }) {
    const session = await aSession(db, user.id, clock.now)
    return { authorization: `Bearer ${tokens.access(session.id, clock.now)}` }
  }

  async function send(endpoint: Endpoint, input: Values, headers: Record<string, string> = {}) {
    const answer = await app.inject({
      method: endpoint.method,
      url: requestPath(endpoint, input),
      headers,
      ...(input.body !== undefined && {
        payload: endpoint.upload ? formOf(input.body) : JSON.stringify(input.body),
        headers: { ...(!endpoint.upload && { 'content-type': 'application/json' }), ...headers },
      }),
      ...(endpoint.raw && signedBody(endpoint.raw, input.body)),
      ...(endpoint.events && { payloadAsStream: true }),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    if (endpoint.events) {
      // Its refusal ends; the stream itself never would
      const body: unknown = isJson ? await json(answer.stream()) : answer.stream().destroy()
      return { status: answer.statusCode, body, headers: answer.headers }
    }
    const body: unknown = isJson ? answer.json() : answer.rawPayload
    return { status: answer.statusCode, body, headers: answer.headers }
  }

  /** An event of the payment provider, as it comes over the wire. */
  const sendEvent = (
    payload: string,
    signature = signEvent(payload, { secret: webhookSecret, now: now() }),
  ) => send(receiveWebhook, { body: { payload, signature } })

  async function deliverWebhook(payload: string) {
    const { status } = await sendEvent(payload)
    if (status !== 200) throw new Error(`the webhook was answered with ${status}`)
  }

  /** Works off what is queued. */
  const workOff = () =>
    runJobs(
      database.pool,
      jobHandlers({
        db,
        mail: localMail(db, now),
        files,
        payments,
        publicUrl,
        schoolBoard,
        deliverWebhook,
        clock: now,
        pause,
      }),
    )

  /** Works the jobs off and gives the mails to an address, newest first. */
  async function mails(to: string) {
    await workOff()
    return db.select().from(devMails).where(eq(devMails.to, to)).orderBy(desc(devMails.id))
  }

  async function stop() {
    await app.close()
    await database.drop()
  }
  return {
    app,
    db,
    database,
    clock,
    tokens,
    logged,
    /** What answers waited for, in milliseconds; here they do not. */
    pauses,
    routes,
    files,
    payments,
    call,
    headersOf,
    send,
    sendEvent,
    workOff,
    mails,
    stop,
  }
}

/** A body as it came, and the header that signs it. */
function signedBody({ signatureHeader }: { signatureHeader: string }, body: unknown) {
  const { payload, signature } = z.object({ payload: z.string(), signature: z.string() }).parse(body)
  return { payload, headers: { 'content-type': 'application/json', [signatureHeader]: signature } }
}

/** The form that a browser would send. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

/** The code of a refusal. */
export const codeOf = (body: unknown): string => errorReply.parse(body).code
