import { Island } from '../../islands/island.tsx'
import { StoryList } from '../../islands/story-list.tsx'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './stories.css'

/** `withNote` when they are the first people on the page. */
export function Stories({ withNote = false }: { withNote?: boolean }) {
  const { language, stories, samples } = usePublicContent()
  const { plate, title, play, back, watch, list } = stories
  if (list.length === 0) return null
  return (
    <section className="stories-section" id="stories">
      <div className="wrap">
        <SectionHeading plate={plate} title={title} />
        <Island
          name="story-list"
          of={StoryList}
          props={{ stories: list, texts: { play, back, watch }, language }}
        />
        {withNote && samples.note && <p className="sample-note">{samples.note}</p>}
      </div>
    </section>
  )
}
