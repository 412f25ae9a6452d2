import type { VideoSource } from '@sohbet/domain/video-source'
import IconPlayerPlayFilled from '#icons/IconPlayerPlayFilled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VideoEmbed } from './video-embed.tsx'
import { VideoFile } from './video-file.tsx'
import styles from './video-player.module.css'
import type { VideoProps } from './video-props.ts'

const siteNames = { vimeo: 'Vimeo', youtube: 'YouTube' } as const

const hostOf = (source: VideoSource): string | undefined =>
  source.kind === 'file'
    ? source.url.startsWith('/')
      ? undefined
      : new URL(source.url).host
    : siteNames[source.kind]

/** Our own video, or a button for an external one: no other host is contacted before the click. */
export function VideoPlayer({ source, ...props }: VideoProps & { source: VideoSource }) {
  const { t } = useTranslation('ui')
  const [isAsked, ask] = useState(false)
  const host = hostOf(source)

  if (host !== undefined && !isAsked)
    return (
      <button type="button" className={styles.stage} onClick={() => ask(true)}>
        <span className={styles.play}>
          <IconPlayerPlayFilled size={28} aria-hidden />
        </span>
        <span>{t('video.play', { host })}</span>
      </button>
    )
  if (source.kind !== 'file') return <VideoEmbed source={source} {...props} />
  return <VideoFile url={source.url} autoPlay={isAsked} {...props} />
}
