import type { ReactNode } from 'react'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { PageHero } from '../page-hero.tsx'
import { RichText } from './rich-text.tsx'
import './with-contents.css'
import './legal-page.css'

type Props = {
  texts: Pick<PublicContent['privacy'], 'hero' | 'contents' | 'parts'>
  updated?: string
  /** Parts before those that the school writes. */
  first?: { id: string; title: string; body: ReactNode }[]
}

export function LegalPage({ texts, updated, first }: Props) {
  const written = texts.parts.map(({ id, title, body }) => ({ id, title, body: <RichText html={body} /> }))
  const parts = [...(first ?? []), ...written]
  return (
    <>
      <PageHero hero={texts.hero} bus="§" />
      <div className="wrap with-contents legal">
        <nav aria-label={texts.contents} data-contents="">
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {updated && <p className="legal-updated">{updated}</p>}
          {parts.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
