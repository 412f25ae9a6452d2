import { Button } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import IconArrowLeft from '#icons/IconArrowLeft'
import IconArrowRight from '#icons/IconArrowRight'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import { coursePath } from '../../learner-paths.ts'
import styles from '../course.module.css'
import { Stop } from './journey.tsx'

const placeOf = (course: LearnerCourse, moduleId: string) =>
  course.modules.findIndex(({ id }) => id === moduleId)

type NextProps = { course: LearnerCourse; moduleId: string; isNext: boolean }

/** The last stop of a module's journey: the next module. */
export function NextStop({ course, moduleId, isNext }: NextProps) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const next = course.modules[placeOf(course, moduleId) + 1]
  if (!next) return null
  const isMain = isNext && next.state !== 'locked'
  return (
    <Stop title={t('stops.next')} state={isMain ? 'here' : 'ahead'}>
      <div className={styles.card} data-next={isMain || undefined}>
        <div>
          <strong lang="en">{next.name}</strong>
          <p>
            {next.state === 'locked'
              ? t('modules.opensOn', { day: formatDay(next.opensOn, language) })
              : t('module.heading', { number: next.order })}
          </p>
        </div>
        <Button
          component={Link}
          variant={isMain ? 'filled' : 'default'}
          aria-label={t('module.next')}
          to={coursePath(course.id, { module: next.order })}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t('module.forth')}
        </Button>
      </div>
    </Stop>
  )
}

export function PreviousModule({ course, module }: { course: LearnerCourse; module: ListedModule }) {
  const { t } = useTranslation('player')
  const previous = course.modules[placeOf(course, module.id) - 1]
  if (!previous) return null
  return (
    <Button
      component={Link}
      variant="subtle"
      color="gray"
      className={styles.previous}
      aria-label={t('module.previous')}
      to={coursePath(course.id, { module: previous.order })}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {previous.name}
    </Button>
  )
}
