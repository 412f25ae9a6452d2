import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'
import { paths } from '../../../paths.ts'
import { HeroPicture } from '../../pictures/hero-picture.tsx'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import './hero.css'

export function Hero() {
  const {
    language,
    home,
    quickTest: { call },
  } = usePublicContent()
  const { quickTest } = useSiteData()
  const { hero, pictureAlt } = home
  return (
    <section className="hero">
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="plate">{hero.plate}</p>
          <h1>
            <span>{hero.headline.first}</span> <span className="hero-turn">{hero.headline.second}</span>
          </h1>
          <p className="lead">{hero.lead}</p>
          <p className="hero-actions">
            <a className="join join-large" href={paths.join}>
              {hero.join}
            </a>
            <a className="quiet-action" href={localPath('/howitworks', language)}>
              {hero.how}
            </a>
            {quickTest.length > 0 && (
              <a className="quiet-action" href={localPath(quickTestPath, language)}>
                {call.link}
              </a>
            )}
          </p>
        </div>
        <div className="hero-picture">
          <HeroPicture label={pictureAlt} />
        </div>
      </div>
    </section>
  )
}
