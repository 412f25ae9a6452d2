import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { messengerOf } from '@sohbet/domain/brand/brand-names'
import { localPath } from '@sohbet/domain/site/public-path'
import { BrandMark } from '../parts/school/brand-mark.tsx'
import { otherLanguage, pathInLanguage } from './page-of-path.ts'
import { langOf, useContact, usePathname, usePublicContent, useSiteData } from './page-context.ts'
import { useJoin } from './sections/departures/join-departure.tsx'
import './site-footer.css'

type LinkedPage = keyof PublicContent['layout']['footerLinks']
const linkedPages = {
  school: ['about', 'howitworks', 'contact', 'creators'],
  study: ['courses', 'resources', 'pricing', 'faq'],
  legal: ['imprint', 'privacy'],
} as const satisfies Record<string, readonly LinkedPage[]>

function FooterLinks({ pages }: { pages: readonly LinkedPage[] }) {
  const { language, layout } = usePublicContent()
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <a href={localPath(`/${page}`, language)}>{layout.footerLinks[page]}</a>
        </li>
      ))}
    </ul>
  )
}

function TalkLinks() {
  const { language, layout } = usePublicContent()
  const { footer } = layout
  const { email } = useContact()
  const { brand, content } = useSiteData()
  const { messagingLink } = brand
  const other = otherLanguage[language]
  const pathname = usePathname()
  return (
    <div>
      <h2>{footer.talk}</h2>
      <ul>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {messagingLink !== '' && (
          <li>
            <a href={messagingLink} rel="noopener">
              {messengerOf(messagingLink)}
            </a>
          </li>
        )}
        <li>
          <a href={pathInLanguage(pathname, other.language)} lang={other.language} hrefLang={other.language}>
            {other.label}
          </a>
        </li>
        <li className="public-footer-soon">
          <button
            type="button"
            className="become-teacher"
            disabled
            title={footer.becomeTeacherWhy}
            lang={langOf(content.layout.layout.footer.becomeTeacher)}
          >
            {footer.becomeTeacher}
          </button>
          <small>{footer.becomeTeacherSoon}</small>
        </li>
      </ul>
    </div>
  )
}

function FooterEnd() {
  const { language, layout } = usePublicContent()
  const { brand } = useSiteData()
  return (
    <div className="public-footer-end">
      <p>
        {brand.name}. {brand.footer[language] || `${layout.footer.motto}.`}
      </p>
      <FooterLinks pages={linkedPages.legal} />
    </div>
  )
}

/** Before the school opens: only links to the legal pages, because visitors cannot open the others yet. */
export function ShortFooter() {
  return (
    <footer className="public-footer public-footer-short">
      <div className="wrap">
        <FooterEnd />
      </div>
    </footer>
  )
}

export function SiteFooter() {
  const { layout } = usePublicContent()
  const { footer } = layout
  return (
    <footer className="public-footer">
      <div className="wrap">
        <div className="public-footer-brand">
          <BrandMark />
          <p>{footer.text}</p>
          <a className="join" href={useJoin().path}>
            {layout.join}
          </a>
        </div>
        <nav className="public-footer-nav" aria-label={layout.footerNavigation}>
          <div>
            <h2>{footer.school}</h2>
            <FooterLinks pages={linkedPages.school} />
          </div>
          <div>
            <h2>{footer.study}</h2>
            <FooterLinks pages={linkedPages.study} />
          </div>
          <TalkLinks />
        </nav>
        <FooterEnd />
      </div>
    </footer>
  )
}
