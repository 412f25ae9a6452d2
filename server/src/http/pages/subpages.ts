import type { SiteData } from '@sohbet/contract/site/rendering'
import { languageOfPath, languages } from '@sohbet/domain/language'
import { localPath } from '@sohbet/domain/site/public-path'
import { keyOfSlug } from '@sohbet/domain/slug'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OpeningGate } from './opening-gate.ts'
import { pageRoute, pageSender, type SendPage } from './page-sender.ts'
import type { LoadedSite, Page } from './public-site.ts'

/** A course that was open once, by the key of its slug. */
export type FindClosedCourse = (key: string) => Promise<SiteData['closedCourse'] | undefined>
/** The titles of a course's modules, in their order. */
export type ReadModuleTitles = (courseId: string) => Promise<string[]>

type Options = {
  site: LoadedSite
  gate: OpeningGate
  findClosedCourse: FindClosedCourse
  readModuleTitles: ReadModuleTitles
  limit: (scope: FastifyInstance) => Promise<void>
  notFound: SendPage
}

/** A page by the key of its slug, with values that only this page shows. */
type FindSubpage = (key: string) => Promise<{ slug: string; shows: Partial<SiteData> } | undefined>

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>

/** Pages that are kept ready; the oldest ones go first. */
const mostReady = 400

/** Serves a page per course and per coach. A slug with another name, as after a renaming, is redirected. */
export async function serveSubpages(app: FastifyInstance, options: Options): Promise<void> {
  const { site, gate, findClosedCourse, readModuleTitles, limit, notFound } = options
  const pageAt = keepReady(site.pageAt)

  const show = (kind: string, find: FindSubpage) =>
    async function showSubpage(request: SlugRequest, reply: FastifyReply) {
      const { slug } = request.params
      const key = keyOfSlug(slug)
      if (key === undefined) return sent(notFound, request, reply)
      const current = await find(key)
      if (!current) return sent(notFound, request, reply)
      const path = localPath(`${kind}/${current.slug}`, languageOfPath(request.url))
      // The name may change back, so browsers must ask again
      if (current.slug !== slug) return reply.header('cache-control', 'no-cache').redirect(path, 301)
      return sent(senderOf(pageAt(path, current.shows)), request, reply)
    }

  const findCourse: FindSubpage = async (key) => {
    const findOpen = () => site.current().departures.find(({ slug }) => keyOfSlug(slug) === key)
    const id = findOpen()?.id
    const modules = id === undefined ? [] : await readModuleTitles(id)
    // It may have been closed meanwhile
    const open = findOpen()
    if (open) return { slug: open.slug, shows: { modules } }
    const closedCourse = await findClosedCourse(key)
    return closedCourse && { slug: closedCourse.slug, shows: { closedCourse } }
  }
  const findCoach: FindSubpage = async (key) => {
    const coach = site.current().teachers.find(({ slug }) => keyOfSlug(slug) === key)
    return coach && { slug: coach.slug, shows: {} }
  }

  await app.register(async (scope) => {
    await limit(scope)
    scope.addHook('preHandler', gate.hook)
    const course = show('/courses', findCourse)
    const coach = show('/coaches', findCoach)
    for (const language of languages) {
      scope.get<{ Params: { slug: string } }>(localPath('/courses/:slug', language), pageRoute, course)
      scope.get<{ Params: { slug: string } }>(localPath('/coaches/:slug', language), pageRoute, coach)
    }
  })
}

const senderOf = ({ now, headers }: Page): SendPage => pageSender(now, { headers })

function sent(send: SendPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  send(request, reply)
  return reply
}

function keepReady(make: LoadedSite['pageAt']): LoadedSite['pageAt'] {
  const ready = new Map<string, Page>()
  return (path, shows) => {
    const key = `${path} ${JSON.stringify(shows)}`
    const page = ready.get(key) ?? make(path, shows)
    ready.delete(key)
    ready.set(key, page)
    const [oldest] = ready.keys()
    if (ready.size > mostReady && oldest !== undefined) ready.delete(oldest)
    return page
  }
}
