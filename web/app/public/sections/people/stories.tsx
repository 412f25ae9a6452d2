import { embedUrl, videoSource } from '@sohbet/domain/video-source'
import type { Story } from '../../content/people.ts'
import { Icon } from '../../pictures/icon.tsx'
import { StoryPicture } from '../../pictures/story-picture.tsx'
import { usePeople, usePublicContent } from '../../public-language.ts'
import { SectionHeading } from '../section-heading.tsx'
import './stories.css'

/** behaviour/stories.ts turns the picture into the video; without it there is a link. */
function StoryVideo({ name, video, captions }: Story) {
  const { stories } = usePublicContent()
  const source = videoSource(video)
  if (!source) return null
  const src = embedUrl(source)
  const play = `${stories.play}: ${name}`
  return (
    <>
      <button
        type="button"
        className="story-toggle"
        disabled
        data-story-toggle=""
        data-kind={source.kind}
        data-src={src}
        data-title={name}
        data-captions-tr={captions?.tr}
        data-captions-en={captions?.en}
        data-play={play}
        data-back={`${stories.back}: ${name}`}
        aria-label={play}
      >
        <Icon name="play" size={28} />
        <span className="story-back">
          <Icon name="picture" size={22} /> {stories.back}
        </span>
      </button>
      <noscript>
        <a className="story-link" href={src}>
          {stories.watch}
        </a>
      </noscript>
    </>
  )
}

/** `withNote` where they are the first people on the page. */
export function Stories({ withNote = false }: { withNote?: boolean }) {
  const { stories } = usePublicContent()
  const { stories: list, note } = usePeople()
  return (
    <section className="stories-section" id="stories">
      <div className="wrap">
        <SectionHeading plate={stories.plate} title={stories.title} />
        <ul className="stories">
          {list.map((story) => (
            <li key={story.name} className="story">
              <div className="story-stage">
                <div className="story-frame" data-story-frame="">
                  <StoryPicture face={story.face} bubble={story.bubble} label={story.pictureAlt} />
                </div>
                <StoryVideo {...story} />
              </div>
              <h3>{story.name}</h3>
              {story.description && <p>{story.description}</p>}
            </li>
          ))}
        </ul>
        {withNote && note && <p className="sample-note">{note}</p>}
      </div>
    </section>
  )
}
