import { embedUrl, type VideoSource } from '@sohbet/domain/video-source'
import IconPlayerPlayFilled from '#icons/IconPlayerPlayFilled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './video-player.module.css'

const siteNames = { vimeo: 'Vimeo', youtube: 'YouTube' } as const

const hostOf = (source: VideoSource): string | undefined =>
  source.kind === 'file'
    ? source.url.startsWith('/')
      ? undefined
      : new URL(source.url).host
    : siteNames[source.kind]

/** A video of ours, or the way to one elsewhere: until it is asked for, no other host hears of whoever looks. */
export function VideoPlayer({ source, title }: { source: VideoSource; title: string }) {
  const { t } = useTranslation('ui')
  const [isAsked, ask] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const host = hostOf(source)
  const src = embedUrl(source)

  if (host !== undefined && !isAsked)
    return (
      <button type="button" className={styles.stage} onClick={() => ask(true)}>
        <span className={styles.play}>
          <IconPlayerPlayFilled size={28} aria-hidden />
        </span>
        <span>{t('video.play', { host })}</span>
      </button>
    )
  if (source.kind !== 'file')
    return (
      <iframe
        className={styles.stage}
        src={src}
        title={title}
        // Of another origin always: what it runs and keeps is its own
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what people upload has none of its own */}
      <video
        className={styles.stage}
        src={src}
        controls
        playsInline
        preload="metadata"
        autoPlay={isAsked}
        aria-label={title}
        onError={() => setBroken(true)}
      />
      {isBroken && (
        <p role="alert" className={styles.fault}>
          {t('video.unplayable')}
        </p>
      )}
    </>
  )
}
