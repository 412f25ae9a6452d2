import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './tour.css'

/** The product in pictures that `npm run pictures` takes. */
export function Tour() {
  const { tour } = usePublicContent()
  return (
    <section className="tour" id="tour">
      <div className="wrap">
        <SectionHeading plate={tour.plate} title={tour.title} lead={tour.lead} />
        <ul className="tour-screens">
          {tour.screens.map((screen) => (
            <li key={screen.picture} className={`tour-${screen.picture}`}>
              <div className="tour-stage">
                <div className="tour-frame">
                  <Screenshot {...screen} />
                </div>
              </div>
              <h3>{screen.title}</h3>
              <p>{screen.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const wide = { media: '(min-width: 48em)', width: 1200, height: 760 }

/** The player has a second picture for wide screens. */
function Screenshot({ picture, alt }: PublicContent['tour']['screens'][number]) {
  const { language } = usePublicContent()
  const at = (file: string) => `/product/${language}/${file}`
  const avif = (name: string, widths: number[]) =>
    widths.map((width) => `${at(`${name}-${width}.avif`)} ${width}w`).join(', ')
  return (
    <picture>
      {picture === 'player' && (
        <>
          <source {...wide} type="image/avif" srcSet={avif('player-wide', [640, 1280])} sizes="35rem" />
          <source {...wide} srcSet={at('player-wide-1280.webp')} />
        </>
      )}
      <source type="image/avif" srcSet={avif(picture, [280, 560])} sizes="14rem" />
      <img
        src={at(`${picture}-560.webp`)}
        alt={alt}
        width={390}
        height={800}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
