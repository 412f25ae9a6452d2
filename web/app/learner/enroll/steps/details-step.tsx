import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { moduleDurationIn } from '@sohbet/domain/course/current-module'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import { formatPlanPrice } from '../../enrollment/prices.ts'
import { Callout } from '../callout.tsx'
import styles from '../enroll.module.css'
import { CourseOffer } from './course-offer.tsx'

export function DetailsStep({ course, isFull }: { course: EnrollableCourse; isFull: boolean }) {
  const { t } = useTranslation('enrollment')
  return (
    <>
      {isFull && (
        <Callout tone="info" title={t('full')}>
          {course.waitingPlace === null
            ? t('details.fullHint')
            : t('details.waiting', { place: course.waitingPlace })}
        </Callout>
      )}
      <p className={styles.description}>{course.description}</p>
      <Facts course={course} />
      <CourseOffer courseId={course.id} />
    </>
  )
}

function Facts({ course }: { course: EnrollableCourse }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { unit, count } = moduleDurationIn(course.moduleDuration)
  const left = Math.max(0, course.maxEnrollments - course.currentEnrollments)
  const price = formatPlanPrice(course, 'basic', language)
  const facts: [label: string, value: string][] = [
    [t('details.type'), course.typeName],
    [
      t('details.dates'),
      t('dates', { from: formatDay(course.startDate, language), to: formatDay(course.endDate, language) }),
    ],
    [t('details.sessions'), t('details.sessionsValue', { count: course.zoomTimes.length })],
    [t('details.coaches'), course.coachNames.join(', ')],
    [
      t('details.seats'),
      left === 0
        ? t('full')
        : t('details.seatsValue', { spots: t('spots', { count: left }), count: course.maxEnrollments }),
    ],
    [t('details.price'), course.price === 0 ? t('free') : t('details.priceFrom', { price })],
  ]
  // A course may be offered before it has modules
  if (course.moduleCount > 0)
    facts.splice(2, 0, [
      t('details.modules'),
      t(`details.modulesEvery.${unit}`, { count, modules: course.moduleCount }),
    ])
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
