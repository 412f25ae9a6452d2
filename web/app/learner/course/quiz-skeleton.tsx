import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../ui/feedback/states.tsx'
import styles from './quiz-skeleton.module.css'

/** The shape of a question on its stage. */
export const QuizSkeleton = () => (
  <div className={styles.skeleton}>
    <LoadingState>
      <Skeleton height={20} width="55%" />
      <Skeleton height={44} />
      <Skeleton className={styles.card} />
      <Skeleton height={50} />
    </LoadingState>
  </div>
)
