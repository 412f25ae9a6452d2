import { Button, Title } from '@mantine/core'
import { fittingCourse } from '@sohbet/domain/enrollment/fitting-course'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay, formatNumber } from '../../ui/format.ts'
import { dashboardQuery } from '../dashboard/dashboard.queries.ts'
import { enrollPath, learnerPaths } from '../learner-paths.ts'
import styles from './certificates.module.css'

/** What comes after a course: the one that fits, and the level test when it is offered again. */
export function NextStop({ isMain, hasCompleted }: { isMain: boolean; hasCompleted: boolean }) {
  const { t } = useTranslation('certificates')
  const language = useLanguage()
  const titleId = useId()
  const { data } = useQuery(dashboardQuery)
  if (!data) return null
  const fitting = fittingCourse(data.enrollableCourses)
  const { scoreProgress } = data
  const number = (value: number) => formatNumber(value, language)
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('next.title')}
      </Title>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>{t('next.course')}</h3>
          <p>
            {fitting
              ? t('next.fits', { course: fitting.name, day: formatDay(fitting.startDate, language) })
              : t('next.none')}
          </p>
          <Button
            variant={isMain && fitting ? 'filled' : 'default'}
            component={Link}
            to={fitting ? enrollPath(fitting.id) : learnerPaths.available}
          >
            {t(fitting ? 'next.see' : 'next.all')}
          </Button>
        </div>
        {data.levelTest && (
          <div className={styles.way}>
            <h3>{t('next.retake')}</h3>
            <p>{t(hasCompleted ? 'next.retakeText' : 'next.testText')}</p>
            <Button variant="default" component={Link} to={paths.levelTest}>
              {t(hasCompleted ? 'next.retakeAction' : 'next.testAction')}
            </Button>
          </div>
        )}
      </div>
      {scoreProgress && (
        <p className={styles.score}>
          {t('next.score', { first: number(scoreProgress.first), latest: number(scoreProgress.latest) })}
        </p>
      )}
    </section>
  )
}
