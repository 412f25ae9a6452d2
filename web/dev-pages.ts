import type { ServerResponse } from 'node:http'
import type { Site } from '@sohbet/contract/site/rendering'
import type { Connect, Plugin, ViteDevServer } from 'vite'

/** The page's behaviour, and the style sheets, which the browser gets with the code of the pages. */
const script = '/app/public/behaviour/development.ts'

/** Serves the public pages in development, rendered from their sources with every request. */
export const publicPages = (): Plugin => ({
  name: 'public-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, reply, next) => void serve(server, { request, reply, next }))
  },
})

type Exchange = { request: Connect.IncomingMessage; reply: ServerResponse; next: Connect.NextFunction }

async function serve(server: ViteDevServer, { request, reply, next }: Exchange): Promise<void> {
  try {
    const html = await pageAt(server, (request.originalUrl ?? '/').replace(/[?#].*/, ''))
    if (html === undefined) next()
    else reply.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  } catch (error) {
    next(error)
  }
}

async function pageAt(server: ViteDevServer, path: string): Promise<string | undefined> {
  const site: Partial<Site> = await server.ssrLoadModule('/app/public/site.tsx')
  // The development server of web has no database
  const { emptySite: data } = await server.ssrLoadModule('/app/public/page-context.ts')
  if (!site.renderPage || !site.paths?.includes(path)) return undefined
  return server.transformIndexHtml(path, site.renderPage({ path, data, frame: { styles: '', script } }))
}
