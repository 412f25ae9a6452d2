import { localPath } from '@sohbet/domain/site/public-path'
import { BrandMark } from '../parts/school/brand-mark.tsx'
import { paths } from '../paths.ts'
import { otherLanguage, pageOfPath, pathInLanguage } from './page-of-path.ts'
import { Icon } from './pictures/icon.tsx'
import { usePathname, usePublicContent } from './page-context.ts'
import { useJoin } from './sections/departures/join-departure.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import './site-header.css'

const headerPages = ['howitworks', 'courses', 'about', 'pricing', 'contact', 'faq'] as const

function HeaderTools() {
  const { language, layout } = usePublicContent()
  const pathname = usePathname()
  const other = otherLanguage[language]
  return (
    <span className="public-tools">
      <a className="public-link public-login for-visitor" href={paths.login}>
        {layout.login}
      </a>
      <a
        className="public-tool"
        href={pathInLanguage(pathname, other.language)}
        lang={other.language}
        hrefLang={other.language}
      >
        <span aria-hidden="true">{other.short}</span>
        <span className="public-tool-text">{other.label}</span>
      </a>
      <ThemeSwitch />
    </span>
  )
}

function HeaderLinks() {
  const { language, layout } = usePublicContent()
  const pathname = usePathname()
  const here = pageOfPath(pathname)
  return (
    <>
      {headerPages.map((page) => (
        <a
          key={page}
          className="public-link"
          href={localPath(`/${page}`, language)}
          aria-current={here === `/${page}` ? 'page' : undefined}
        >
          {layout.header[page]}
        </a>
      ))}
      <HeaderTools />
    </>
  )
}

/** The menu of small screens is a plain <details>: it opens without JavaScript. */
function SmallMenu() {
  const { layout } = usePublicContent()
  return (
    <details className="public-menu">
      <summary>
        <Icon name="menu" size={26} />
        <span className="visually-hidden">{layout.menu}</span>
      </summary>
      <nav aria-label={layout.navigation}>
        <HeaderLinks />
      </nav>
    </details>
  )
}

/** Navigation of all pages. */
function FullNavigation() {
  const { layout } = usePublicContent()
  return (
    <>
      <nav className="public-nav" aria-label={layout.navigation}>
        <HeaderLinks />
      </nav>
      <a className="join for-visitor" href={useJoin().path}>
        {layout.join}
      </a>
      {/* The log-in page redirects to the home of the role */}
      <a className="join for-member" href={paths.login}>
        {layout.account}
      </a>
      <SmallMenu />
    </>
  )
}

/** A short header has no links to other pages: before the school opens, visitors cannot open them. */
export function SiteHeader({ isShort }: { isShort: boolean }) {
  const { language, layout } = usePublicContent()
  return (
    <header className="public-header">
      <div className="wrap">
        <a className="public-home" href={localPath('/', language)}>
          <BrandMark />
        </a>
        {isShort ? (
          <nav className="public-short" aria-label={layout.navigation}>
            <HeaderTools />
          </nav>
        ) : (
          <FullNavigation />
        )}
      </div>
    </header>
  )
}
