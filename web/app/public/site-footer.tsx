import { brand } from '@sohbet/domain/brand'
import { BrandMark } from '../parts/school/brand-mark.tsx'
import { localPath, paths } from '../paths.ts'
import type { PageLink } from './content/public-content.ts'
import { pathInLanguage } from './page-of-path.ts'
import { usePathname, usePublicContent } from './page-context.ts'
import './site-footer.css'

function FooterLinks({ title, links }: { title: string; links: PageLink[] }) {
  const { language } = usePublicContent()
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ page, label }) => (
          <li key={page}>
            <a href={localPath(page, language)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function TalkLinks() {
  const { footer, otherLanguage } = usePublicContent().layout
  const pathname = usePathname()
  return (
    <div>
      <h2>{footer.talk}</h2>
      <ul>
        <li>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </li>
        <li>
          <a
            href={pathInLanguage(pathname, otherLanguage.language)}
            lang={otherLanguage.language}
            hrefLang={otherLanguage.language}
          >
            {otherLanguage.label}
          </a>
        </li>
        <li className="public-footer-soon">
          <button type="button" className="become-teacher" disabled title={footer.becomeTeacherWhy} lang="en">
            {footer.becomeTeacher}
          </button>
          <small>{footer.becomeTeacherSoon}</small>
        </li>
      </ul>
    </div>
  )
}

export function SiteFooter() {
  const { language, layout } = usePublicContent()
  const { footer, footerLinks } = layout
  return (
    <footer className="public-footer">
      <div className="wrap">
        <div className="public-footer-brand">
          <BrandMark />
          <p>{footer.text}</p>
          <a className="join" href={paths.join}>
            {layout.join}
          </a>
        </div>
        <nav className="public-footer-nav" aria-label={layout.footerNavigation}>
          <FooterLinks title={footer.school} links={footerLinks.school} />
          <FooterLinks title={footer.study} links={footerLinks.study} />
          <TalkLinks />
        </nav>
        <div className="public-footer-end">
          <p>
            {brand.name}. {footer.motto}.
          </p>
          <ul>
            {footerLinks.legal.map(({ page, label }) => (
              <li key={page}>
                <a href={localPath(page, language)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
