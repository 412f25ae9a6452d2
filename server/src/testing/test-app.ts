import type { Endpoint, Input } from '@sohbet/contract/endpoint'
import { requestPath, type Values } from '@sohbet/contract/request'
import { errorReply } from '@sohbet/contract/errors'
import type { RouteOptions } from 'fastify'
import { pino } from 'pino'
import { buildApp, type AppOptions } from '../app.ts'
import { createTokens } from '../auth/tokens.ts'
import { loggerOptions } from '../http/logger.ts'
import { aSession } from './builders.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type TestAppOptions = Pick<Partial<AppOptions>, 'features' | 'webBuild'> & {
  config?: Partial<AppOptions['config']>
  database?: TestDatabase
}

/** The whole app on a fresh database, with a clock that the test moves and every reply checked by its schema. */
export async function startTestApp({ config, database: given, ...options }: TestAppOptions = {}) {
  const database = given ?? (await createTestDatabase())
  const { db } = database
  const clock = { now: new Date('2026-03-02T09:00:00Z') }
  const logged: string[] = []
  const routes: RouteOptions[] = []
  const tokens = createTokens('a secret that only tests use, 32+ characters')
  const app = await buildApp({
    config: { publicUrl: 'http://localhost', trustProxy: false, rateLimit: false, ...config },
    services: { db, tokens, clock: () => clock.now },
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
    const session = user && (await aSession(db, user.id, clock.now))
    // The type that computes an input is too deep for the compiler to see that it has these parts.
    const values: Values = Object(input)
    return send(
      endpoint,
      values,
      session && { authorization: `Bearer ${tokens.access(session.id, clock.now)}` },
    )
  }

  async function send(endpoint: Endpoint, input: Values, headers: Record<string, string> = {}) {
    const answer = await app.inject({
      method: endpoint.method,
      url: requestPath(endpoint, input),
      headers,
      ...(input.body !== undefined && {
        payload: JSON.stringify(input.body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    })
    return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers }
  }

  async function stop() {
    await app.close()
    await database.drop()
  }
  return { app, db, database, clock, tokens, logged, routes, call, send, stop }
}

/** The code of a refusal. */
export const codeOf = (body: unknown): string => errorReply.parse(body).code
