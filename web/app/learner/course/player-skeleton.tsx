import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../ui/feedback/states.tsx'
import styles from './course.module.css'
import { VideoShape } from './module/module-skeleton.tsx'

/** The shape of the player before the course is known. */
export const PlayerSkeleton = () => (
  <LoadingState>
    <div className={styles.player}>
      <div className={styles.header}>
        <Skeleton height={50} width="60%" />
        <Skeleton height={84} />
      </div>
      <div className={styles.columns}>
        <Skeleton className={styles.lineShape} />
        <div className={styles.module}>
          <Skeleton className={styles.titleShape} />
          <div className={styles.laneShape}>
            <VideoShape />
          </div>
        </div>
      </div>
    </div>
  </LoadingState>
)
