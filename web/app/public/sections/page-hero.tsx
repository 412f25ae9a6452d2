import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Bus } from '../../parts/pictures/bus.tsx'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { localPath } from '@sohbet/domain/site/public-path'
import { usePublicContent } from '../page-context.ts'
import '../../parts/pictures/pictures.css'
import './page-hero.css'

type Props = { hero: PublicContent['about']['hero']; join?: string; bus: string; children?: ReactNode }

/** The top of an inner page. The way back is a line: home is one stop behind, and the bus is at this one. */
export function PageHero({ hero, join, bus, children }: Props) {
  return (
    <section className="page-hero">
      <div className="wrap">
        <div className="page-hero-words">
          <p className="plate">{hero.plate}</p>
          <h1>{hero.title}</h1>
          {hero.lead && <p className="lead">{hero.lead}</p>}
          {join && (
            <a className="join join-large" href={paths.join}>
              {join}
            </a>
          )}
          {children}
        </div>
        <svg className="page-hero-bus" viewBox="0 0 342 180" aria-hidden="true" focusable="false">
          <Bus x={0} y={0} blind={bus} side="konuşa konuşa" />
        </svg>
        <PageLine name={hero.plate} />
      </div>
    </section>
  )
}

/** The way back from a page: home, and the list that a page of one course belongs to. */
export function PageLine({ name, parent }: { name: string; parent?: 'courses' | 'about' }) {
  const { language, layout } = usePublicContent()
  return (
    <nav className="page-line" aria-label={layout.pageLine}>
      <ol>
        <li>
          <a href={localPath('/', language)}>{layout.home}</a>
        </li>
        {parent && (
          <li>
            <a href={localPath(`/${parent}`, language)}>{layout.header[parent]}</a>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
