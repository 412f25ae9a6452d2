import { localPath, quickTestPath } from '@sohbet/domain/site/public-path'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { LevelLine } from './level-line.tsx'
import './quick-test.css'

/** The way to the quick test; nothing while the school offers none. */
export function QuickTestCall() {
  const { language, quickTest } = usePublicContent()
  const { call } = quickTest
  if (useSiteData().quickTest.length === 0) return null
  return (
    <section className="quick-call">
      <div className="wrap">
        <div className="quick-call-words">
          <p className="plate">{call.plate}</p>
          <h2>{call.title}</h2>
          {call.lead && <p className="lead">{call.lead}</p>}
        </div>
        <LevelLine />
        <a className="choose quick-call-link" href={localPath(quickTestPath, language)}>
          {call.link}
        </a>
      </div>
    </section>
  )
}
