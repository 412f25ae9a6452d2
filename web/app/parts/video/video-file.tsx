import { languages } from '@sohbet/domain/language'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { captionsOf } from './captions-of.ts'
import { clockTime } from './clock-time.ts'
import { useFullScreen } from './use-full-screen.ts'
import { usePlayback } from './use-playback.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { seekStep, VideoControls } from './video-controls.tsx'
import styles from './video-player.module.css'
import { VideoPoster } from './video-poster.tsx'
import type { VideoProps } from './video-props.ts'

/** A video stopped in its last seconds restarts. */
const tail = 5

type Props = VideoProps & { url: string; autoPlay: boolean }

/** A video file with our own controls. */
export function VideoFile({ url, title, poster, isNext, startAt = 0, autoPlay, ...on }: Props) {
  const { t } = useTranslation('ui')
  const player = useRef<HTMLElement>(null)
  const { video, playback, captions, commands, events } = usePlayback()
  const fullScreen = useFullScreen(player, video)
  const [isStarted, setStarted] = useState(autoPlay)
  const [isBroken, setBroken] = useState(false)
  // Fixed at first, because the remembered position moves during playback
  const [begin] = useState(startAt)
  const tracks = captionsOf(url)
  useShortcuts(player, {
    k: commands.toggle,
    m: commands.toggleSound,
    f: fullScreen.toggle,
    ArrowLeft: () => commands.seek(playback.position - seekStep),
    ArrowRight: () => commands.seek(playback.position + seekStep),
    ...(tracks.length > 0 && { c: () => commands.showCaptions(nextOf(captions)) }),
  })

  const goToBegin = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (begin > 0 && begin < currentTarget.duration - tail) currentTarget.currentTime = begin
  }
  const report = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>, isResting: boolean) => {
    const { currentTime: position, duration } = currentTarget
    if (Number.isFinite(duration) && duration > 0) on.onTime?.({ position, duration, isResting })
  }
  const fail = () => {
    setBroken(true)
    on.onBroken?.()
  }
  const action =
    playback.position > 0 ? t('video.resume', { at: clockTime(playback.position) }) : t('video.start')
  return (
    <>
      <section ref={player} className={styles.frame} aria-label={t('video.player')}>
        <div className={styles.picture}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- external videos may have no captions */}
          <video
            ref={video}
            className={styles.stage}
            src={url}
            playsInline
            preload="metadata"
            autoPlay={autoPlay}
            aria-label={title}
            onClick={commands.toggle}
            onError={fail}
            {...events({
              onLoadedMetadata: goToBegin,
              onPlay: () => setStarted(true),
              onTimeUpdate: (event) => report(event, false),
              onPause: (event) => report(event, true),
              onEnded: (event) => report(event, true),
            })}
          >
            {tracks.map(({ language, src }) => (
              <track
                key={language}
                kind="subtitles"
                src={src}
                srcLang={language}
                label={t(`video.captions.${language}`)}
              />
            ))}
          </video>
          {!isStarted && (
            <div className={styles.cover}>
              <VideoPoster
                title={title}
                {...poster}
                {...(isNext && { isNext })}
                action={action}
                onPlay={commands.play}
              />
            </div>
          )}
        </div>
        <VideoControls
          playback={playback}
          commands={commands}
          captions={tracks.length > 0 ? captions : undefined}
          fullScreen={fullScreen}
        />
      </section>
      {isBroken && (
        <p role="alert" className={styles.fault}>
          {t('video.unplayable')}
        </p>
      )}
    </>
  )
}

/** The language of the captions after the given one; null switches them off. */
const nextOf = (shown: (typeof languages)[number] | null) =>
  languages[shown === null ? 0 : languages.indexOf(shown) + 1] ?? null
