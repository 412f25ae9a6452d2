import { useRef } from 'react'
import { Link } from 'react-router'
import { BrandMark } from '../parts/brand-mark.tsx'
import { localPath, paths } from '../paths.ts'
import { Icon } from './pictures/icon.tsx'
import { usePublicContent } from './public-language.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import './site-header.css'

function HeaderLinks({ onFollow }: { onFollow?: () => void }) {
  const { language, layout } = usePublicContent()
  const home = localPath('/', language)
  const other = layout.otherLanguage
  return (
    <>
      {layout.sections.map(({ id, label }) => (
        <a key={id} className="public-link" href={`${home}#${id}`} onClick={onFollow}>
          {label}
        </a>
      ))}
      <Link className="public-link" to={paths.login} onClick={onFollow}>
        {layout.login}
      </Link>
      <span className="public-tools">
        <Link
          className="public-tool"
          to={localPath('/', other.language)}
          lang={other.language}
          hrefLang={other.language}
          onClick={onFollow}
        >
          <span aria-hidden="true">{other.short}</span>
          <span className="public-tool-text">{other.label}</span>
        </Link>
        <ThemeSwitch />
      </span>
    </>
  )
}

/** The menu of small screens is a plain <details>: it opens without JavaScript. */
function SmallMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { layout } = usePublicContent()
  return (
    <details className="public-menu" ref={menu}>
      <summary>
        <Icon name="menu" size={26} />
        <span className="visually-hidden">{layout.menu}</span>
      </summary>
      <nav aria-label={layout.navigation}>
        <HeaderLinks onFollow={() => menu.current?.removeAttribute('open')} />
      </nav>
    </details>
  )
}

export function SiteHeader() {
  const { language, layout } = usePublicContent()
  return (
    <header className="public-header">
      <div className="wrap">
        <Link className="public-home" to={localPath('/', language)}>
          <BrandMark />
        </Link>
        <nav className="public-nav" aria-label={layout.navigation}>
          <HeaderLinks />
        </nav>
        <Link className="join" to={paths.join}>
          {layout.join}
        </Link>
        <SmallMenu />
      </div>
    </header>
  )
}
