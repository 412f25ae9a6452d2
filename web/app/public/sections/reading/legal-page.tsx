import type { LegalPart, PageTexts } from '../../content/public-content.ts'
import { PageHero } from '../page-hero.tsx'
import './with-contents.css'
import './legal-page.css'

type Props = { texts: PageTexts & { parts: LegalPart[]; contents: string }; updated?: string }

function Part({ id, title, text, address, list, links }: LegalPart) {
  const [first, ...rest] = text
  return (
    <section id={id}>
      <h2>{title}</h2>
      {first && <p>{first}</p>}
      {address && (
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links?.map(({ label, href }) => (
        <p key={href}>
          <a href={href} rel="noreferrer">
            {label}
          </a>
        </p>
      ))}
    </section>
  )
}

export function LegalPage({ texts, updated }: Props) {
  return (
    <>
      <PageHero hero={texts.hero} bus="§" />
      <div className="wrap with-contents legal">
        <nav aria-label={texts.contents} data-contents="">
          <ol>
            {texts.parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {updated && <p className="legal-updated">{updated}</p>}
          {texts.parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
      </div>
    </>
  )
}
