import { Skeleton } from '@mantine/core'
import type { ListedModule } from '@sohbet/contract/learning/progress'
import { stopsOf } from '@sohbet/domain/course/progress'
import { useTranslation } from 'react-i18next'
import { LoadingState } from '../../../ui/feedback/states.tsx'
import styles from '../course.module.css'
import { Journey, Stop } from './journey.tsx'

/** The shape of a module, as far as the list of modules knows it. */
export function ModuleSkeleton({ module: { work } }: { module: ListedModule }) {
  const { t } = useTranslation('player')
  const documents = Array.from({ length: work.documentCount }, (_, place) => ({
    place,
    isOpened: place < work.openedCount,
  }))
  const shapes = {
    watch: work.isVideoWatched ? <Row /> : <VideoShape />,
    read: documents.map(({ place }) => <Row key={place} />),
    answer: <Row />,
  }
  return (
    <LoadingState>
      <Journey>
        {stopsOf({ ...work, documents }).map(({ stop, isDone }) => (
          <Stop key={stop} title={t(`stops.${stop}`)} state={isDone ? 'done' : 'ahead'}>
            {shapes[stop]}
          </Stop>
        ))}
      </Journey>
    </LoadingState>
  )
}

const Row = () => <Skeleton className={styles.rowShape} />

export const VideoShape = () => (
  <>
    <Skeleton className={styles.videoShape} />
    <Skeleton className={styles.wordsShape} width="70%" />
  </>
)
