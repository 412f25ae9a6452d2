import { Island } from '../../islands/island.tsx'
import { StoryList } from '../../islands/story-list.tsx'
import { usePeople, usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './stories.css'

/** `withNote` when they are the first people on the page. */
export function Stories({ withNote = false }: { withNote?: boolean }) {
  const { language, stories } = usePublicContent()
  const { stories: list, note } = usePeople()
  const { play, back, watch } = stories
  return (
    <section className="stories-section" id="stories">
      <div className="wrap">
        <SectionHeading plate={stories.plate} title={stories.title} />
        <Island
          name="story-list"
          of={StoryList}
          props={{ stories: list, texts: { play, back, watch }, language }}
        />
        {withNote && note && <p className="sample-note">{note}</p>}
      </div>
    </section>
  )
}
