import type { Language } from '@sohbet/domain/language'
import { embedUrl, videoSource, type VideoSource } from '@sohbet/domain/video-source'
import { useState } from 'react'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { Icon } from '../pictures/icon.tsx'
import { faces } from '../pictures/faces.ts'
import { StoryPicture } from '../pictures/story-picture.tsx'
import { hydrator } from './hydrator.tsx'
import { useHydrated } from './use-hydrated.ts'

export type Story = PublicContent['stories']['list'][number]
type Texts = Pick<PublicContent['stories'], 'play' | 'back' | 'watch'>
type StoryListProps = { stories: Story[]; texts: Texts; language: Language }

const captionLanguages = [
  { language: 'tr', label: 'Türkçe' },
  { language: 'en', label: 'English' },
] as const

type PlayerProps = { source: VideoSource; story: Story; language: Language }

function Player({ source, story: { name, captions }, language }: PlayerProps) {
  const src = embedUrl(source)
  if (source.kind !== 'file')
    return (
      // The player needs its own scripts and storage
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        src={src}
        title={name}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a school's own video may have no captions
    <video src={src} aria-label={name} autoPlay playsInline controls>
      {captionLanguages
        .filter((caption) => captions[caption.language] !== '')
        .map((caption) => (
          <track
            key={caption.language}
            kind="captions"
            srcLang={caption.language}
            label={caption.label}
            src={captions[caption.language]}
            // The picture already shows the English words
            default={caption.language === 'tr' && language === 'tr'}
          />
        ))}
    </video>
  )
}

function Picture({ picture, face, bubble, pictureAlt }: Story) {
  if (picture === '') return <StoryPicture face={faces[face]} bubble={bubble} label={pictureAlt} />
  return (
    <img className="story-picture" src={picture} alt={pictureAlt} width="320" height="180" loading="lazy" />
  )
}

type StageProps = Omit<StoryListProps, 'stories'> & { story: Story; isPlaying: boolean; onToggle: () => void }

/** The player is created on request: before that the visitor's browser contacts no other host. */
function Stage({ story, texts, language, isPlaying, onToggle }: StageProps) {
  const isHydrated = useHydrated()
  const source = videoSource(story.video)
  return (
    <div className="story-stage" data-playing={isPlaying ? '' : undefined}>
      <div className="story-frame">
        <Picture {...story} />
        {source && isPlaying && <Player source={source} story={story} language={language} />}
      </div>
      {source && (
        <>
          <button
            type="button"
            className="story-toggle"
            disabled={!isHydrated}
            aria-label={`${isPlaying ? texts.back : texts.play}: ${story.name}`}
            onClick={onToggle}
          >
            <Icon name="play" size={28} />
            <span className="story-back">
              <Icon name="picture" size={22} /> {texts.back}
            </span>
          </button>
          <noscript>
            <a className="story-link" href={embedUrl(source)}>
              {texts.watch}
            </a>
          </noscript>
        </>
      )}
    </div>
  )
}

/** Each story switches between its picture and its video. At most one video plays. */
export function StoryList({ stories, ...shared }: StoryListProps) {
  const [playing, setPlaying] = useState<string>()
  return (
    <ul className="stories">
      {stories.map((story) => {
        const isPlaying = story.name === playing
        return (
          <li key={story.name} className="story">
            <Stage
              {...shared}
              story={story}
              isPlaying={isPlaying}
              onToggle={() => setPlaying(isPlaying ? undefined : story.name)}
            />
            <h3>{story.name}</h3>
            {story.description && <p>{story.description}</p>}
          </li>
        )
      })}
    </ul>
  )
}

export const hydrate = hydrator(StoryList)
