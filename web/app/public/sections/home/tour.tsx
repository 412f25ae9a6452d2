import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './tour.css'

/** The product in pictures; absent until the school has uploaded one. */
export function Tour() {
  const { tour, language } = usePublicContent()
  const screens = tour.screens.filter(({ picture }) => picture[language] !== '')
  if (screens.length === 0) return null
  return (
    <section className="tour" id="tour">
      <div className="wrap">
        <SectionHeading plate={tour.plate} title={tour.title} lead={tour.lead} />
        <ul className="tour-screens">
          {screens.map(({ picture, title, text, alt }) => (
            <li key={picture[language]}>
              <div className="tour-stage">
                <div className="tour-frame">
                  <Screenshot address={picture[language]} alt={alt} />
                </div>
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Pictures that `npm run pictures` takes exist in several sizes; uploaded ones in one. */
const taken = /^(\/product\/.+)-560\.webp$/
const wide = { media: '(min-width: 48em)', width: 1200, height: 760 }

/** The stage has a fixed height, so a picture of unknown size moves nothing. */
function Screenshot({ address, alt }: { address: string; alt: string }) {
  const file = taken.exec(address)?.[1]
  if (!file) return <img src={address} alt={alt} loading="lazy" decoding="async" />
  const avif = (name: string, widths: number[]) =>
    widths.map((width) => `${name}-${width}.avif ${width}w`).join(', ')
  return (
    <picture>
      {file.endsWith('/player') && (
        <>
          <source {...wide} type="image/avif" srcSet={avif(`${file}-wide`, [640, 1280])} sizes="35rem" />
          <source {...wide} srcSet={`${file}-wide-1280.webp`} />
        </>
      )}
      <source type="image/avif" srcSet={avif(file, [280, 560])} sizes="14rem" />
      <img src={address} alt={alt} width={390} height={800} loading="lazy" decoding="async" />
    </picture>
  )
}
