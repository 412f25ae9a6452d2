import { withValues } from '@sohbet/contract/site/placeholders'
import type { Level } from '@sohbet/domain/level-test/level'
import { suitsLevel } from '@sohbet/domain/level-test/quick-test'
import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'
import { paths } from '../../paths.ts'
import { usePublicContent, useSiteData } from '../page-context.ts'
import type { HeadOf } from '../page-head.tsx'
import { DepartureCard } from '../sections/departures/departure-card.tsx'
import { joinableFirst } from '../sections/departures/departure-words.ts'
import '../sections/departures/departures.css'
import { PageHero } from '../sections/page-hero.tsx'
import { LevelLine } from '../sections/quick-test/level-line.tsx'
import { SectionHeading } from '../sections/section-heading.tsx'
import '../sections/quick-test/quick-test.css'

/** Not for search engines: it is the answer to one visitor. */
export const head: HeadOf = ({ quickTest }, { brand }) => ({
  title: `${quickTest.meta.title} · ${brand.name}`,
})

const mostGroups = 4

function Groups({ level }: { level: Level }) {
  const { language, departures: texts, quickTest } = usePublicContent()
  const { fits } = quickTest.result
  const groups = joinableFirst(useSiteData().departures)
    .filter((departure) => suitsLevel(departure, level))
    .slice(0, mostGroups)
  return (
    <section className="departures" id="departures">
      <div className="wrap">
        <SectionHeading
          plate={fits.plate}
          title={fits.title}
          lead={groups.length === 0 ? fits.none : undefined}
        />
        {groups.length > 0 && (
          <ul className="departure-board">
            {groups.map((departure) => (
              <DepartureCard key={departure.id} departure={departure} isShort />
            ))}
          </ul>
        )}
        <p className="departure-zone">
          {groups.length > 0 && `${texts.zone} `}
          <a className="quiet-action" href={localPath('/courses', language)}>
            {fits.all}
          </a>
        </p>
      </div>
    </section>
  )
}

export default function QuickResultPage() {
  const { language, quickTest } = usePublicContent()
  const { quickResult } = useSiteData()
  if (!quickResult) return null
  const { level, right, isBeginner } = quickResult
  const { result } = quickTest
  const { invite, beginner } = result
  const said = isBeginner
    ? { title: beginner.title, lead: beginner.text }
    : { title: withValues(result.title, { level }), lead: result.levels[level] }
  return (
    <>
      <PageHero hero={{ plate: result.plate, ...said }} bus={level}>
        <LevelLine here={level} />
        <p className="quick-right">{withValues(result.right, { count: right })}</p>
      </PageHero>
      <div className="wrap quick-invite-place">
        <section className="quick-invite">
          <h2>{invite.title}</h2>
          <p>{invite.text}</p>
          <p className="quick-invite-actions">
            <a className="join join-large" href={paths.join}>
              {invite.join}
            </a>
            <a className="quiet-action" href={localPath(quickTestPath, language)}>
              {result.again}
            </a>
          </p>
        </section>
      </div>
      <Groups level={level} />
    </>
  )
}
