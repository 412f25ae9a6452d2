import type { PageFrame } from '@sohbet/contract/site/rendering'
import { DocumentHead } from '../shell/document-head.tsx'
import { PageHead } from './page-head.tsx'
import { usePathname, usePublicContent, useSiteData } from './page-context.ts'
import { pageAt } from './site-pages.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Lets a browser prefetch the next page while the pointer is on its link; downloads are excluded. */
const prefetch = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(api|videos|lessons)/*' } },
          { not: { selector_matches: '[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** A whole public page. Its style sheet is inside, so that the browser paints without a second request. */
export function Document({ styles, script }: PageFrame) {
  const content = usePublicContent()
  const data = useSiteData()
  const pathname = usePathname()
  const page = pageAt(pathname, data)
  const { language, layout } = content
  return (
    <html lang={language}>
      <head>
        <DocumentHead />
        <PageHead {...page.head(content, data, pathname)} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(prefetch) }} />
        <script type="module" src={script} />
      </head>
      <body>
        <div className="public" lang={language}>
          <a className="skip-link" href="#content">
            {layout.skip}
          </a>
          <SiteHeader />
          <main id="content" tabIndex={-1}>
            <page.default />
          </main>
          <SiteFooter />
        </div>
      </body>
    </html>
  )
}
