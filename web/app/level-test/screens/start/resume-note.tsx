import type { LevelTestSize } from '@sohbet/contract/level-tests/level-test-attempts'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './info-screen.module.css'
import { countOf } from '../../test-size.ts'

/** Tells a learner that a test is running, or that a retake is allowed. */
export function ResumeNote({ size, isRetake }: { size: LevelTestSize; isRetake: boolean }) {
  const { t } = useTranslation(['levelTest', 'runningTest'])
  const { running } = size
  if (!running && !isRetake) return null
  const count = countOf(size)
  const place = running && (running.position < count ? 'open' : 'answered')
  return (
    <p className={styles.standing}>
      {place ? (
        <>
          <strong>{t(`runningTest:${place}`, { number: running.position + 1, count })}</strong>{' '}
          {t(`runningTest:${place}Hint`)}
        </>
      ) : (
        t('info.retake')
      )}
    </p>
  )
}
