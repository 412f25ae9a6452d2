import { Skeleton } from '@mantine/core'
import type { ListedModule } from '@sohbet/contract/learning/progress'
import { stopsOf } from '@sohbet/domain/course/progress'
import { useTranslation } from '../../../texts/use-translation.ts'
import { LoadingState } from '../../../ui/feedback/states.tsx'
import styles from '../player-skeleton.module.css'
import { Journey, Stop } from './journey.tsx'

/** The shape of a module, as far as the list of modules knows it. */
export function ModuleSkeleton({ module: { work, speaking } }: { module: ListedModule }) {
  const { t } = useTranslation('player')
  const documents = Array.from({ length: work.documentCount }, (_, place) => ({
    place,
    isOpened: place < work.openedCount,
  }))
  const shapes = {
    watch: work.isVideoWatched ? <RowShape /> : <VideoShape />,
    read: documents.map(({ place }) => <RowShape key={place} />),
    answer: <RowShape />,
  }
  return (
    <LoadingState>
      <Journey>
        {stopsOf({ ...work, documents }).map(({ stop, isDone }) => (
          <Stop key={stop} title={t(`stops.${stop}`)} state={isDone ? 'done' : 'ahead'}>
            {shapes[stop]}
          </Stop>
        ))}
        {speaking.count > 0 && (
          <Stop title={t('stops.speak')} state={speaking.done === speaking.count ? 'done' : 'ahead'}>
            <RowShape />
          </Stop>
        )}
      </Journey>
    </LoadingState>
  )
}

export const RowShape = () => (
  <div className={styles.row}>
    <Skeleton height={16} width="60%" />
  </div>
)

export const VideoShape = () => (
  <>
    <div className={styles.frame}>
      <Skeleton className={styles.picture} />
      <div className={styles.bar} />
    </div>
    <Skeleton height={16} width="70%" />
  </>
)
