import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { Journey, Stop } from './module/journey.tsx'
import { RowShape, VideoShape } from './module/module-skeleton.tsx'
import styles from './player-skeleton.module.css'
import page from './course.module.css'

const listed = [78, 64, 90, 56, 82, 70, 60, 86]

/** The shape of the player before the course is known. */
export function PlayerSkeleton() {
  const { t } = useTranslation('player')
  return (
    <LoadingState>
      <div className={page.player}>
        <div className={page.header}>
          <Lines heights={[26, 16]} widths={['60%', '75%']} />
          <Lines heights={[40, 12, 18]} widths={['90%', '100%', '60%']} />
        </div>
        <div className={page.columns}>
          <div className={styles.list}>
            {listed.map((width) => (
              <div key={width} className={styles.station}>
                <Skeleton circle height={32} />
                <Skeleton height={16} width={`${width}%`} />
              </div>
            ))}
          </div>
          <div className={page.module}>
            <Lines heights={[24, 40, 16, 16]} widths={['40%', '85%', '100%', '70%']} />
            <Journey>
              <Stop title={t('stops.watch')} state="ahead">
                <VideoShape />
              </Stop>
              <Stop title={t('stops.read')} state="ahead">
                <RowShape />
              </Stop>
              <Stop title={t('stops.answer')} state="ahead">
                <RowShape />
              </Stop>
            </Journey>
          </div>
        </div>
      </div>
    </LoadingState>
  )
}

const Lines = ({ heights, widths }: { heights: number[]; widths: string[] }) => (
  <div className={styles.lines}>
    {heights.map((height, line) => (
      // oxlint-disable-next-line react/no-array-index-key -- the lines never change
      <Skeleton key={line} height={height} width={widths[line] ?? '100%'} />
    ))}
  </div>
)
