import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../ui/feedback/states.tsx'
import styles from './course-dashboard.module.css'

/** The layout of the dashboard while it loads. */
export const DashboardSkeleton = () => (
  <LoadingState>
    <div className={styles.skeletons}>
      {Array.from({ length: 4 }, (_, tile) => (
        <Skeleton key={tile} height={112} radius={10} />
      ))}
    </div>
    <Skeleton height={420} radius={10} />
    <Skeleton height={320} radius={10} />
  </LoadingState>
)
