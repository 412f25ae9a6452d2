import type { VideoSource } from '@sohbet/domain/video-source'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { VideoEmbed } from './video-embed.tsx'
import { VideoFile } from './video-file.tsx'
import styles from './video-player.module.css'
import { VideoPoster } from './video-poster.tsx'
import type { VideoProps } from './video-props.ts'

const siteNames = { vimeo: 'Vimeo', youtube: 'YouTube' } as const

const hostOf = (source: VideoSource): string | undefined =>
  source.kind === 'file'
    ? source.url.startsWith('/')
      ? undefined
      : new URL(source.url).host
    : siteNames[source.kind]

type Props = VideoProps & {
  source: VideoSource
  /** The learner has already asked for it. */
  autoPlay?: boolean
}

/** Our own video, or a poster for an external one: no other host is contacted before the click. */
export function VideoPlayer({ source, autoPlay = false, ...props }: Props) {
  const { t } = useTranslation('ui')
  const [isAsked, ask] = useState(autoPlay)
  const host = hostOf(source)
  const { title, poster, isNext } = props

  if (host !== undefined && !isAsked)
    return (
      <div className={styles.frame}>
        <VideoPoster
          title={title}
          {...poster}
          action={t('video.play', { host })}
          {...(isNext && { isNext })}
          onPlay={() => ask(true)}
        />
      </div>
    )
  if (source.kind !== 'file')
    return (
      <div className={styles.frame}>
        <VideoEmbed source={source} {...props} />
      </div>
    )
  return <VideoFile url={source.url} autoPlay={isAsked} {...props} />
}
