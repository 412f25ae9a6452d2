// First: the sheets of the header, the footer and the pages build on it
import './public.css'
import { Outlet } from 'react-router'
import { usePublicContent } from './public-language.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export default function PublicLayout() {
  const { language, layout } = usePublicContent()
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
