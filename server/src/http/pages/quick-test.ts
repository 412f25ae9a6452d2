import type { QuickResult } from '@sohbet/domain/level-test/quick-test'
import { languageOfPath } from '@sohbet/domain/language'
import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpeningGate } from './opening-gate.ts'
import { pageRoute, pageSender, type SendPage } from './page-sender.ts'
import { headersOf, type LoadedSite } from './public-site.ts'

/** Judges answers by question id; undefined when they are of other questions, or there are none. */
export type JudgeQuickTest = (answers: ReadonlyMap<string, string>) => Promise<QuickResult | undefined>

type Options = {
  site: LoadedSite
  gate: OpeningGate
  judge: JudgeQuickTest
  limit: (scope: FastifyInstance) => Promise<void>
  limitAnswers: (scope: FastifyInstance) => Promise<void>
  notFound: SendPage
}

const paths = { tr: localPath(quickTestPath, 'tr'), en: localPath(quickTestPath, 'en') }
/** Ten answers of an id and a letter, with room to spare. */
const bodyLimit = 4096

/**
 * Serves the quick test and judges its answers. The answers are a plain form, so it works without JavaScript. Nothing
 * is stored, and the key stays in the database.
 */
export async function serveQuickTest(app: FastifyInstance, options: Options): Promise<void> {
  const { site, gate, judge, limit, limitAnswers, notFound } = options
  const isOffered = () => site.current().quickTest.length > 0
  const pages = { tr: site.pageAt(paths.tr), en: site.pageAt(paths.en) }
  const senders = {
    tr: pageSender(() => pages.tr.now(), { headers: pages.tr.headers }),
    en: pageSender(() => pages.en.now(), { headers: pages.en.headers }),
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const send = isOffered() ? senders[languageOfPath(request.url)] : notFound
    send(request, reply)
    return reply
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const own = paths[languageOfPath(request.url)]
    const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const quickResult = isOffered() ? await judge(new Map(given)) : undefined
    if (!quickResult) return reply.redirect(own, 303)
    const html = site.renderWith(own, { quickResult })
    return reply.headers({ ...headersOf(html), 'cache-control': 'no-store' }).send(html)
  }

  await app.register(async (scope) => {
    await limit(scope)
    scope.addHook('preHandler', gate.hook)
    for (const url of Object.values(paths)) scope.route({ ...pageRoute, method: 'GET', url, handler: show })
  })
  await app.register(async (scope) => {
    await limitAnswers(scope)
    scope.addHook('preHandler', gate.hook)
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const url of Object.values(paths))
      scope.route({ ...pageRoute, method: 'POST', url, handler: answer })
  })
}
