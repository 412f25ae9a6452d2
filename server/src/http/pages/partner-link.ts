import { languages, preferredLanguage, type Language } from '@sohbet/domain/language'
import { partnerPlaceholders } from '@sohbet/domain/partner/partner'
import { localPath } from '@sohbet/domain/site/public-path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../emails/html.ts'
import type { OpeningGate } from './opening-gate.ts'
import { pageRoute, pageSender, render, type Rendered } from './page-sender.ts'
import type { Page } from './public-site.ts'

type Visit = { code: string; userAgent: string; isPrefetch: boolean }
type Recommending = { name: string; code: string }

export type PartnerLink = {
  /** The partner of a code, after counting the click; undefined when there is none. */
  open: (visit: Visit) => Promise<Recommending | undefined>
  limit: (scope: FastifyInstance) => Promise<void>
}

type LinkPage = Page & { language: Language }

/** Pages that are kept ready; a partner needs one in each language. */
const mostReady = 200

/** Serves /r/CODE, and /en/r/CODE in English: a visitor whose browser prefers English is sent there. */
export async function servePartnerLinks(
  app: FastifyInstance,
  { open, limit, gate, pages }: PartnerLink & { gate: OpeningGate; pages: Record<Language, Page> },
): Promise<void> {
  const turkish: LinkPage = { ...pages.tr, language: 'tr' }
  const english: LinkPage = { ...pages.en, language: 'en' }
  await app.register(async (scope) => {
    await limit(scope)
    scope.addHook('preHandler', gate.hook)
    const show = pageOf(open)
    scope.get<{ Params: { code: string }; Querystring: { lang?: unknown } }>(
      '/r/:code',
      pageRoute,
      (request, reply) => {
        const { params, query, headers } = request
        const isEnglish = query.lang !== 'tr' && preferredLanguage(headers['accept-language'], 'tr') === 'en'
        if (isEnglish) return reply.redirect(`/en/r/${encodeURIComponent(params.code)}`, 302)
        return show(turkish, request, reply)
      },
    )
    scope.get<{ Params: { code: string } }>('/en/r/:code', pageRoute, (request, reply) =>
      show(english, request, reply),
    )
    for (const language of languages)
      scope.get(localPath('/r', language), pageRoute, (_request, reply) =>
        reply.redirect(localPath('/', language), 302),
      )
  })
}

const visitOf = ({ params, headers }: FastifyRequest<{ Params: { code: string } }>): Visit => ({
  code: params.code,
  userAgent: headers['user-agent'] ?? '',
  isPrefetch: /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? '')),
})

function pageOf(open: PartnerLink['open']) {
  const ready = new Map<string, { from: Rendered; page: Rendered }>()

  const filled = ({ language, now }: LinkPage, { name, code }: Recommending): Rendered => {
    const key = `${language} ${code} ${name}`
    const from = now()
    const known = ready.get(key)
    if (known?.from === from) return known.page
    if (ready.size >= mostReady) ready.clear()
    const text = from.text
      .replaceAll(partnerPlaceholders.name, () => escapeHtml(name))
      .replaceAll(partnerPlaceholders.code, code)
    const page = render(text)
    ready.set(key, { from, page })
    return page
  }

  return async (
    page: LinkPage,
    request: FastifyRequest<{ Params: { code: string } }>,
    reply: Parameters<ReturnType<typeof pageSender>>[1],
  ) => {
    const partner = await open(visitOf(request))
    // An old link still leads to the school
    if (!partner) return reply.redirect(localPath('/', page.language), 302)
    const headers = { ...page.headers, 'cache-control': 'no-store' }
    pageSender(() => filled(page, partner), { headers })(request, reply)
    return reply
  }
}
