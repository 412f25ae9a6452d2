import { partnerPlaceholders } from '@sohbet/domain/partner/partner'
import { localPath } from '@sohbet/domain/site/public-path'
import type { HeadOf } from '../page-head.tsx'
import { partnerPath } from '../../paths.ts'
import { Bus } from '../../parts/pictures/bus.tsx'
import '../../parts/pictures/pictures.css'
import { usePublicContent, useSiteData } from '../page-context.ts'
import './recommended-page.css'

export const head: HeadOf = ({ recommended }, { brand }) => ({
  title: `${recommended.title} · ${brand.name}`,
  description: recommended.lead,
})

/** /r/CODE: the server fills in the partner. Nothing is stored unless the visitor agrees. */
export default function RecommendedPage() {
  const { language, recommended } = usePublicContent()
  const { brand } = useSiteData()
  const home = localPath('/', language)
  return (
    <section className="recommended">
      <div className="wrap">
        <svg className="recommended-bus" viewBox="0 0 342 180" aria-hidden="true" focusable="false">
          <Bus x={0} y={0} blind="HI" side={brand.name} />
        </svg>
        <h1>{recommended.title}</h1>
        <p className="lead">{recommended.lead}</p>
        <div className="recommended-question">
          <h2>{recommended.question}</h2>
          <p>{recommended.why}</p>
          <p className="recommended-answers">
            <a className="join join-large" href={home} data-remember-partner={partnerPlaceholders.code}>
              {recommended.yes}
            </a>
            <a className="choose" href={home}>
              {recommended.no}
            </a>
          </p>
          <p className="recommended-small">
            {recommended.stored} <a href={localPath('/privacy', language)}>{recommended.privacy}</a>
          </p>
        </div>
        <p>
          {recommended.sure} <a href={partnerPath(partnerPlaceholders.code)}>{recommended.register}</a>
        </p>
      </div>
    </section>
  )
}
