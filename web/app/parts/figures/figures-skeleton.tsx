import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { LoadingState } from '../../ui/feedback/states.tsx'
import styles from './figures.module.css'

type Props = { cards: number }

const CardsSkeleton = ({ cards }: Props) => (
  <div className={styles.cards} data-count={cards}>
    {Array.from({ length: cards }, (_, place) => (
      <Skeleton key={place} height={104} radius="md" />
    ))}
  </div>
)

/** The cards and the two tables below them. */
export const FiguresSkeleton = ({ cards }: Props) => (
  <LoadingState>
    <CardsSkeleton cards={cards} />
    <Skeleton height={320} radius="md" />
    <Skeleton height={320} radius="md" />
  </LoadingState>
)

/** What is next, the list of the week, and the cards at the end. */
export const CoachHomeSkeleton = ({ cards }: Props) => (
  <LoadingState>
    <Skeleton className={styles.next} radius="md" />
    <Skeleton height={480} radius="md" />
    <CardsSkeleton cards={cards} />
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
