import { Button } from '@mantine/core'
import type { LearnerCourse, LearnerModule } from '@sohbet/contract/learning/progress'
import { isSpoken } from '@sohbet/domain/speaking/recording'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ChunksAhead } from '../../../ui/feedback/chunk.tsx'
import { coursePath } from '../../learner-paths.ts'
import styles from '../course.module.css'
import { speakChunk } from '../speak-chunk.ts'

type Props = {
  course: LearnerCourse
  module: LearnerModule
  /** Speaking is the next step of the module. */
  isNext: boolean
}

/** The module's speaking tasks, and the link to them. */
export function ModuleSpeaking({ course, module: { order, speaking }, isNext }: Props) {
  const { t } = useTranslation('player')
  const done = speaking.filter(({ state }) => isSpoken(state)).length
  const count = speaking.length
  const hasNews = speaking.some(({ recordings }) => recordings.some(({ feedback }) => feedback?.isNew))
  return (
    <div className={styles.card} data-next={isNext || undefined}>
      <div>
        <strong>
          {done > 0 && done < count ? t('speak.some', { done, count }) : t('speak.tasks', { count })}
        </strong>
        <p>{t(hasNews ? 'speak.feedback' : 'speak.hint')}</p>
      </div>
      <Button
        component={Link}
        to={coursePath(course.id, { module: order, view: 'speak' })}
        variant={isNext ? 'filled' : 'default'}
      >
        {t(done === count ? 'speak.again' : 'speak.open')}
      </Button>
      <ChunksAhead chunks={[speakChunk]} />
    </div>
  )
}
