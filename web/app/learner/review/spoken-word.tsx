import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Recording } from '../../parts/listening/recording.tsx'

/** The recording of a word; it plays at once if the browser allows that. */
export function SpokenWord({ url }: { url: string | null }) {
  const { t } = useTranslation('review')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Refused before the first tap on a page; then the learner presses the button
    frame.current
      ?.querySelector('audio')
      ?.play()
      .catch(() => {})
  }, [])
  return (
    <div ref={frame}>
      <Recording url={url} label={t('recording')} />
    </div>
  )
}
