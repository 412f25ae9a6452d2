import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { paths } from '../../paths.ts'
import { Stage } from '../../shell/stage/stage.tsx'
import { LoadingState } from '../../ui/feedback/states.tsx'
import styles from './review.module.css'

export function ReviewSkeleton() {
  const { t } = useTranslation('review')
  return (
    <Stage to={paths.learner} label={t('leave')}>
      <LoadingState>
        <div className={styles.screen}>
          <Skeleton height={36} />
          <Skeleton height={120} />
          <Skeleton height={56} />
        </div>
      </LoadingState>
    </Stage>
  )
}
