import type { SiteData } from '@sohbet/contract/site/rendering'
import { languageOfPath } from '@sohbet/domain/language'
import { localPath } from '@sohbet/domain/public-path'
import { keyOfSlug } from '@sohbet/domain/slug'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { OpeningGate } from './opening-gate.ts'
import { pageSender, render, type SendPage } from './page-sender.ts'
import { headersOf, type LoadedSite, type Page } from './public-site.ts'

/** A course that was open once, by the key of its slug. */
export type FindClosedCourse = (key: string) => Promise<SiteData['closedCourse'] | undefined>

type Options = {
  site: LoadedSite
  gate: OpeningGate
  findClosedCourse: FindClosedCourse
  limit: (scope: FastifyInstance) => Promise<void>
  notFound: SendPage
}

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>

const subpageRoute: RouteShorthandOptions = { schema: { hide: true }, childLoggerFactory: (log) => log }
/** Pages that are kept ready; the oldest ones go first. */
const mostReady = 400

/** Serves a page per course and per coach. A slug with another name, as after a renaming, is redirected. */
export async function serveSubpages(app: FastifyInstance, options: Options): Promise<void> {
  const { site, gate, findClosedCourse, limit, notFound } = options
  const pageAt = keepReady(site.pageAt)

  const show = (kind: string, items: () => readonly { slug: string }[], closed?: FindClosedCourse) =>
    async function showSubpage(request: SlugRequest, reply: FastifyReply) {
      const { slug } = request.params
      const key = keyOfSlug(slug)
      if (key === undefined) return sent(notFound, request, reply)
      const found = items().find((item) => keyOfSlug(item.slug) === key)
      const former = found ? undefined : await closed?.(key)
      const current = found ?? former
      if (!current) return sent(notFound, request, reply)
      const path = localPath(`${kind}/${current.slug}`, languageOfPath(request.url))
      // The name may change back, so browsers must ask again
      if (current.slug !== slug) return reply.header('cache-control', 'no-cache').redirect(path, 301)
      return sent(senderOf(former ? closedPage(site, path, former) : pageAt(path)), request, reply)
    }

  await app.register(async (scope) => {
    await limit(scope)
    scope.addHook('preHandler', gate.hook)
    const course = show('/courses', () => site.current().departures, findClosedCourse)
    for (const language of ['', '/en'])
      scope.get<{ Params: { slug: string } }>(`${language}/courses/:slug`, subpageRoute, course)
    const coach = show('/coaches', () => site.current().teachers)
    for (const language of ['', '/en'])
      scope.get<{ Params: { slug: string } }>(`${language}/coaches/:slug`, subpageRoute, coach)
  })
}

const senderOf = ({ now, headers }: Page): SendPage => pageSender(now, { headers })

function sent(send: SendPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  send(request, reply)
  return reply
}

function closedPage(site: LoadedSite, path: string, closedCourse: SiteData['closedCourse']): Page {
  const page = render(site.renderWith(path, { closedCourse }))
  return { now: () => page, headers: headersOf(page.text) }
}

function keepReady(make: (path: string) => Page): (path: string) => Page {
  const ready = new Map<string, Page>()
  return (path) => {
    const page = ready.get(path) ?? make(path)
    ready.delete(path)
    ready.set(path, page)
    const [oldest] = ready.keys()
    if (ready.size > mostReady && oldest !== undefined) ready.delete(oldest)
    return page
  }
}
