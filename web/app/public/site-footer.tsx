import { brand } from '@sohbet/domain/brand'
import { Link } from 'react-router'
import { BrandMark } from '../parts/brand-mark.tsx'
import { localPath, paths } from '../paths.ts'
import { usePublicContent } from './public-language.ts'
import './site-footer.css'

export function SiteFooter() {
  const { language, layout } = usePublicContent()
  const { footer, otherLanguage } = layout
  const home = localPath('/', language)
  return (
    <footer className="public-footer">
      <div className="wrap">
        <div className="public-footer-brand">
          <BrandMark />
          <p>{footer.text}</p>
        </div>
        <nav aria-label={layout.footerNavigation}>
          <h2>{footer.explore}</h2>
          <ul>
            {layout.sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`${home}#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{footer.talk}</h2>
          <ul>
            <li>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </li>
            <li>
              <Link to={paths.login}>{layout.login}</Link>
            </li>
            <li>
              <Link
                to={localPath('/', otherLanguage.language)}
                lang={otherLanguage.language}
                hrefLang={otherLanguage.language}
              >
                {otherLanguage.label}
              </Link>
            </li>
          </ul>
        </div>
        <p className="public-footer-end">
          {brand.name}. {footer.rights}.
        </p>
      </div>
    </footer>
  )
}
