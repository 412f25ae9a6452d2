import { localPath } from '@sohbet/domain/site/public-path'
import type { HeadOf } from '../page-head.tsx'
import { otherLanguage } from '../page-of-path.ts'
import { langOf, usePublicContent, useSiteData } from '../page-context.ts'
import { Bus } from '../../parts/pictures/bus.tsx'
import '../../parts/pictures/pictures.css'
import './not-found-page.css'

export const head: HeadOf = ({ notFound }, { brand }) => ({ title: `${notFound.title} · ${brand.name}` })

/**
 * Our line, where the zero of 404 is a missing station. It is also shown for paths outside the public pages,
 * whose language is unknown, so it has both languages, its frame's first.
 */
export default function NotFoundPage() {
  const { language } = usePublicContent()
  const { title, message, home } = useSiteData().content.layout.notFound
  return (
    <section className="not-found">
      <div className="wrap">
        <p className="not-found-number">
          4<span className="not-found-gap">0</span>4
        </p>
        <h1 lang={langOf(title)}>{title[language]}</h1>
        {[language, otherLanguage[language].language].map((each) => (
          <p className="lead" lang={each} key={each}>
            {message[each]}
          </p>
        ))}
        <a className="join join-large" href={localPath('/', language)} lang={langOf(home)}>
          {home[language]}
        </a>
        <svg className="not-found-bus" viewBox="0 0 342 180" aria-hidden="true" focusable="false">
          <Bus x={0} y={0} blind="404" side="not in service" empty />
        </svg>
      </div>
    </section>
  )
}
