import { signature } from '@sohbet/contract/signed'
import { lookAheadCookie, lookAheadPath } from '@sohbet/contract/core/opening'
import { pagesBeforeOpening } from '@sohbet/domain/opening'
import { languageOfPath, languages, type Language } from '@sohbet/domain/language'
import { localPath } from '@sohbet/domain/site/public-path'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { SignedLinks } from '../files/signed-links.ts'
import type { SendPage } from './page-sender.ts'

const alwaysShown = new Set(
  pagesBeforeOpening.flatMap((path) => languages.map((language) => localPath(path, language))),
)

type Options = {
  isOpen: () => boolean
  links: SignedLinks
  clock: () => Date
  publicUrl: string
  /** The "opening soon" page. */
  soon: Record<Language, SendPage>
}

export type OpeningGate = ReturnType<typeof openingGate>

/** Sends the "opening soon" page instead of the public pages until the school opens. Admins may look ahead. */
export function openingGate({ isOpen, links, clock, publicUrl, soon }: Options) {
  const sendSoon: SendPage = (request, reply) => soon[languageOfPath(request.url)](request, reply)

  const maySee = (request: FastifyRequest): boolean =>
    isOpen() || isSigned(readCookie(request.headers.cookie), { links, now: clock() })

  return {
    isOpen,
    /** The page, or "opening soon" before. */
    gated: (path: string, send: SendPage): SendPage =>
      alwaysShown.has(path)
        ? send
        : (request, reply) => (maySee(request) ? send(request, reply) : sendSoon(request, reply)),
    /** The same for all routes of a scope. */
    hook: ((request, reply, done) => {
      if (maySee(request)) done()
      else sendSoon(request, reply)
    }) satisfies onRequestHookHandler,
    /** A signed link lets an admin's browser see the pages for a few hours. */
    serveLookAhead: (app: FastifyInstance) =>
      app.get(lookAheadPath, { schema: { hide: true } }, async (request, reply) => {
        const proof = signature.safeParse(request.query).data
        if (!proof) throw new AppError('LINK_EXPIRED')
        links.refuseUnlessSigned(lookAheadPath, proof, clock())
        const age = Math.floor(proof.expires - clock().getTime() / 1000)
        const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
        return reply
          .headers({
            'set-cookie': `${lookAheadCookie}=${proof.expires}.${proof.signature}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
            'cache-control': 'no-store',
          })
          .redirect('/', 302)
      }),
  }
}

const readCookie = (header = ''): string =>
  header
    .split(/; */)
    .find((part) => part.startsWith(`${lookAheadCookie}=`))
    ?.slice(lookAheadCookie.length + 1) ?? ''

function isSigned(value: string, { links, now }: { links: SignedLinks; now: Date }): boolean {
  const [expires, proof] = value.split('.')
  const given = signature.safeParse({ expires, signature: proof }).data
  return given !== undefined && links.isSigned(lookAheadPath, given, now)
}
