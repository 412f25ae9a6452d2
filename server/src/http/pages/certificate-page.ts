import { certificatePath, readCertificateNumber } from '@sohbet/domain/certificate/certificate'
import type { PublicCertificate } from '@sohbet/contract/site/rendering'
import { languageOfPath, languages } from '@sohbet/domain/language'
import { certificatesPath, localPath } from '@sohbet/domain/site/public-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpeningGate } from './opening-gate.ts'
import { pageRoute } from './page-sender.ts'
import { headersOf, type LoadedSite } from './public-site.ts'

export type FindCertificate = (number: string) => Promise<PublicCertificate | undefined>

type Options = {
  site: LoadedSite
  gate: OpeningGate
  find: FindCertificate
  /** Numbers cannot be guessed; the limit also keeps the pages cheap, because each is rendered for its request. */
  limit: (scope: FastifyInstance) => Promise<void>
}

type Numbered = FastifyRequest<{ Params: { number: string } }>
type Asked = FastifyRequest<{ Querystring: { number?: unknown } }>

/** More signs than a number with spaces around every one. */
const longest = 60

/** Serves the page of each certificate, and the form that leads to it. A plain form, so it works without JavaScript. */
export async function serveCertificates(app: FastifyInstance, options: Options): Promise<void> {
  const { site, gate, find, limit } = options

  /** A certificate may be revoked, or its name hidden, at any moment. */
  function send(reply: FastifyReply, html: string, status = 200) {
    return reply
      .code(status)
      .headers({ ...headersOf(html), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .send(html)
  }

  async function check(request: Numbered, reply: FastifyReply) {
    const language = languageOfPath(request.url)
    const given = request.params.number
    const number = readCertificateNumber(given)
    if (number !== undefined && number !== given)
      return reply.redirect(certificatePath(number, language), 302)
    const certificate = (number !== undefined && (await find(number))) || null
    const path = certificatePath(number ?? 'unknown', language)
    return send(reply, site.renderWith(path, { certificate }), certificate ? 200 : 404)
  }

  async function ask(request: Asked, reply: FastifyReply) {
    const language = languageOfPath(request.url)
    const { number } = request.query
    const typed = typeof number === 'string' ? number.trim().slice(0, longest) : ''
    if (typed !== '') return reply.redirect(certificatePath(encodeURIComponent(typed), language), 303)
    return send(reply, site.renderWith(localPath(certificatesPath, language), {}))
  }

  await app.register(async (scope) => {
    await limit(scope)
    scope.addHook('preHandler', gate.hook)
    for (const language of languages) {
      const url = localPath(certificatesPath, language)
      scope.route<{ Params: { number: string } }>({
        ...pageRoute,
        method: 'GET',
        url: `${url}/:number`,
        handler: check,
      })
      scope.route<{ Querystring: { number?: unknown } }>({ ...pageRoute, method: 'GET', url, handler: ask })
    }
  })
}
