import type { PageFrame } from '@sohbet/contract/site/rendering'
import { brandStyle } from '@sohbet/domain/brand/brand-colours'
import { DocumentHead } from '../shell/document-head.tsx'
import { pagesBeforeOpening } from '@sohbet/domain/opening'
import { openingPath } from '../paths.ts'
import { darkWithoutScript } from '../theme/dark-without-script.ts'
import { nameOfPath } from './page-of-path.ts'
import { PageHead } from './page-head.tsx'
import { usePathname, usePublicContent, useSiteData } from './page-context.ts'
import { pageAt } from './site-pages.ts'
import { ShortFooter, SiteFooter } from './site-footer.tsx'
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

const shownBefore = new Set<string>([openingPath, ...pagesBeforeOpening])

/** A whole public page. Its style sheet is inside, so that the browser paints without a second request. */
export function Document({ styles, script }: PageFrame) {
  const content = usePublicContent()
  const data = useSiteData()
  const pathname = usePathname()
  const page = pageAt(pathname, data)
  const { language, layout } = content
  const sheet = brandStyle(data.brand)
  // Until the school opens, links to other pages would lead nowhere
  const isShort = !data.isOpen && shownBefore.has(nameOfPath(pathname))
  const head = page.head(content, data, pathname)
  return (
    <html lang={language}>
      <head>
        <DocumentHead />
        <PageHead {...(isShort ? { title: head.title, description: head.description } : head)} />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {sheet !== '' && <style dangerouslySetInnerHTML={{ __html: sheet }} />}
        <noscript>
          <style dangerouslySetInnerHTML={{ __html: darkWithoutScript(styles + sheet) }} />
        </noscript>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(prefetch) }} />
        <script type="module" src={script} />
      </head>
      <body>
        <div className="public" lang={language}>
          <a className="skip-link" href="#content">
            {layout.skip}
          </a>
          <SiteHeader isShort={isShort} />
          <main id="content" tabIndex={-1}>
            <page.default />
          </main>
          {isShort ? <ShortFooter /> : <SiteFooter />}
        </div>
      </body>
    </html>
  )
}
