import type { ReactNode } from 'react'
import { moduleDurationIn } from '@sohbet/domain/course/current-module'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { formatDay } from '../../../ui/format.ts'
import { TextInLanguage } from '../../enrollment/text-in-language.tsx'
import type { OfferedCourse } from '../../enrollment/enrollment.queries.ts'
import { PriceFrom } from '../../enrollment/price.tsx'
import { Callout } from '../callout.tsx'
import styles from '../enroll.module.css'
import { Coaches } from '../offer/coaches.tsx'
import { ModuleTitles } from '../offer/module-titles.tsx'
import offer from '../offer/offer.module.css'
import { WeekStrip } from '../offer/week-strip.tsx'

export function DetailsStep({ course, isFull }: { course: OfferedCourse; isFull: boolean }) {
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
      <TextInLanguage tr={course.description} en={course.descriptionEn} className={styles.description} />
      <Coaches coaches={course.offer.coaches} />
      {course.zoomTimes.length > 0 && (
        <section className={offer.part}>
          <h3>{t('offer.week')}</h3>
          <WeekStrip course={course} />
        </section>
      )}
      <ModuleTitles modules={course.offer.modules} />
      <section className={offer.part}>
        <h3>{t('offer.facts')}</h3>
        <Facts course={course} />
      </section>
    </>
  )
}

function Facts({ course }: { course: OfferedCourse }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { unit, count } = moduleDurationIn(course.moduleDuration)
  const left = spotsLeft(course)
  const facts: [label: string, value: ReactNode][] = [
    [t('details.type'), course.typeName],
    [
      t('details.dates'),
      t('dates', { from: formatDay(course.startDate, language), to: formatDay(course.endDate, language) }),
    ],
    [t('details.sessions'), t('details.sessionsValue', { count: course.zoomTimes.length })],
    [
      t('details.seats'),
      left === 0
        ? t('full')
        : t('details.seatsValue', { spots: t('spots', { count: left }), count: course.maxEnrollments }),
    ],
    [t('details.price'), <PriceFrom key="price" course={course} />],
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
