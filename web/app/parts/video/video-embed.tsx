import { embedUrl, type VideoSource } from '@sohbet/domain/video-source'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { VideoProps } from './video-props.ts'
import styles from './video-player.module.css'

type Props = VideoProps & { source: Exclude<VideoSource, { kind: 'file' }> }

/** The player of a video site in a frame. */
export function VideoEmbed({ source, title, startAt = 0, onTime }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Fixed at first, because another URL would reload the player
  const [src] = useState(() => embedUrl(source, startAt))
  const report = useEffectEvent((seconds: number, duration: number, isResting: boolean) => {
    if (duration > 0) onTime?.({ position: seconds, duration, isResting })
  })

  const { kind } = source
  useEffect(() => {
    if (kind !== 'vimeo' || !frame.current) return undefined
    return followVimeo(frame.current, report)
  }, [kind])

  return (
    <iframe
      ref={frame}
      className={styles.stage}
      src={src}
      title={title}
      // Another origin, so allow-same-origin gives it no access to our page
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

type Report = (seconds: number, duration: number, isResting: boolean) => void

/** Listens to Vimeo's player; its library loads with the first Vimeo video. */
function followVimeo(frame: HTMLIFrameElement, report: Report): () => void {
  let isLeft = false
  let leave = () => {}
  const follow = async () => {
    const { default: Player } = await import('@vimeo/player')
    if (isLeft) return
    const player = new Player(frame)
    player.on('timeupdate', ({ seconds, duration }) => report(seconds, duration, false))
    player.on('pause', ({ seconds, duration }) => report(seconds, duration, true))
    player.on('ended', ({ seconds, duration }) => report(seconds, duration, true))
    leave = () => {
      for (const event of ['timeupdate', 'pause', 'ended'] as const) player.off(event)
    }
  }
  // Without events it still plays, and can be marked as watched
  follow().catch(() => {})
  return () => {
    isLeft = true
    leave()
  }
}
