import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { clockTime } from '../video/clock-time.ts'
import { PlayButton, Seek } from './recording-controls.tsx'
import styles from './small-recording.module.css'
import { useRecording } from './use-recording.ts'

type Props = {
  url: string
  label: string
  seconds: number
}

/** A voice in one row, among other things; nothing is loaded before it is played. */
export function SmallRecording({ url, label, seconds: known }: Props) {
  const { t } = useTranslation('quiz')
  const { state, seconds, length, element, toggle, seek, retry } = useRecording({ url, known })
  return (
    <section aria-label={label} className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a person speaks, and nobody wrote it down */}
      <audio preload="none" {...element} />
      {state === 'broken' ? (
        <p role="alert" className={styles.broken}>
          {t('unplayable')}{' '}
          <Button size="sm" variant="default" onClick={retry}>
            {t('listen.retry')}
          </Button>
        </p>
      ) : (
        <>
          <PlayButton state={state} isSmall onClick={toggle} />
          <Seek seconds={seconds} length={length} onSeek={seek} />
          <span className={styles.time}>{clockTime(seconds > 0 ? seconds : length)}</span>
        </>
      )}
    </section>
  )
}
