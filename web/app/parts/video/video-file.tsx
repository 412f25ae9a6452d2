import { languages } from '@sohbet/domain/language'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { VideoProps } from './video-props.ts'
import styles from './video-player.module.css'

/** Our own lessons have captions in both languages. */
const captionsOf = (url: string) =>
  url.startsWith('/videos/')
    ? languages.map((language) => ({ language, src: url.replace(/\.\w+$/, `.${language}.vtt`) }))
    : []

/** A video stopped in its last seconds restarts. */
const tail = 5

/** A video file in the browser's own player. */
export function VideoFile({
  url,
  title,
  startAt = 0,
  onTime,
  onBroken,
  autoPlay,
}: VideoProps & { url: string; autoPlay: boolean }) {
  const { t } = useTranslation('ui')
  const [isBroken, setBroken] = useState(false)
  // Fixed at first, because the remembered position moves during playback
  const begin = useRef(startAt)
  const report = (
    { currentTarget: { currentTime, duration } }: SyntheticEvent<HTMLVideoElement>,
    isResting: boolean,
  ) => {
    if (Number.isFinite(duration) && duration > 0) onTime?.({ position: currentTime, duration, isResting })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- external videos may have no captions */}
      <video
        className={styles.stage}
        src={url}
        controls
        playsInline
        preload="metadata"
        autoPlay={autoPlay}
        aria-label={title}
        onLoadedMetadata={({ currentTarget }) => {
          if (begin.current > 0 && begin.current < currentTarget.duration - tail)
            currentTarget.currentTime = begin.current
        }}
        onTimeUpdate={(event) => report(event, false)}
        onPause={(event) => report(event, true)}
        onEnded={(event) => report(event, true)}
        onError={() => {
          setBroken(true)
          onBroken?.()
        }}
      >
        {captionsOf(url).map(({ language, src }) => (
          <track
            key={language}
            kind="subtitles"
            src={src}
            srcLang={language}
            label={t(`video.captions.${language}`)}
          />
        ))}
      </video>
      {isBroken && (
        <p role="alert" className={styles.fault}>
          {t('video.unplayable')}
        </p>
      )}
    </>
  )
}
