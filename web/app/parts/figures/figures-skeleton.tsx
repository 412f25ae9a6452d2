import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../ui/feedback/states.tsx'
import styles from './figures.module.css'

/** The cards and the two tables below them. */
export const FiguresSkeleton = ({ cards }: { cards: number }) => (
  <LoadingState>
    <div className={styles.cards}>
      {Array.from({ length: cards }, (_, place) => (
        <Skeleton key={place} height={104} radius="md" />
      ))}
    </div>
    <Skeleton height={320} radius="md" />
    <Skeleton height={320} radius="md" />
  </LoadingState>
)

export const ChartSkeleton = () => <Skeleton height={400} radius="md" />

/** As many as a wide screen shows at first. */
export const ChartsSkeleton = ({ charts }: { charts: number }) => (
  <LoadingState>
    <div className={styles.charts}>
      {Array.from({ length: charts }, (_, place) => (
        <ChartSkeleton key={place} />
      ))}
    </div>
  </LoadingState>
)
