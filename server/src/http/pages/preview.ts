import type { SiteContent } from '@sohbet/contract/site/site-pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pagePolicy } from '../security-headers.ts'
import { scriptHashes } from './public-site.ts'

/** The page and the texts that a signed link shows; refuses any other link. */
export type OpenPreview = (
  request: Pick<FastifyRequest, 'params' | 'query'>,
) => Promise<{ path: string; content: SiteContent }>

/** Serves the real page with a draft, for an admin's tab or frame. */
export function servePreviews(
  app: FastifyInstance,
  renderPage: (path: string, content: SiteContent) => string,
  open: OpenPreview,
): void {
  app.get('/site-preview/:page/:language/:version?', { schema: { hide: true } }, async (request, reply) => {
    const { path, content } = await open(request)
    const html = renderPage(path, content)
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(scriptHashes(html), "'self'"),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      })
      .send(html)
  })
}
