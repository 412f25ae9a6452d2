// Imported first: the style sheets of the header, footer and pages build on it
import './public.css'
import { useEffect } from 'react'
import { Outlet, redirectDocument, type MiddlewareFunction } from 'react-router'
import { usePublicContent } from './public-language.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** A public page is a document: a link from the signed-in areas loads it from the server, with the announcement. */
const asDocument: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url)
  if (pathname !== location.pathname) throw redirectDocument(pathname + search)
  return next()
}
export const clientMiddleware = [asDocument]

export default function PublicLayout() {
  const { language, layout } = usePublicContent()

  // For development: built pages run behaviour/main.ts instead
  useEffect(() => {
    void import('./behaviour/start.ts').then(({ start }) => start())
  })

  return (
    <div className="public" lang={language}>
      <a className="skip-link" href="#content">
        {layout.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
