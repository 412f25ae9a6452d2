import type { LevelTest } from '@sohbet/contract/level-tests/level-tests'
import { useTranslation } from '../../texts/use-translation.ts'
import { InfoCard } from '../../ui/list/info-card.tsx'
import { CopyTest } from './copy-test.tsx'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import styles from './level-tests.module.css'

/** Explains why the questions of a taken test are read-only. */
export function FrozenNotice({ test: { id, attemptCount } }: { test: LevelTest }) {
  const { t } = useTranslation('levelTests')
  if (attemptCount === 0) return null
  return (
    <InfoCard title={t('frozen.title')}>
      <p className={styles.plain}>{t('frozen.text', { count: attemptCount })}</p>
      <ButtonRow className={styles.below}>
        <CopyTest testId={id} />
      </ButtonRow>
    </InfoCard>
  )
}
