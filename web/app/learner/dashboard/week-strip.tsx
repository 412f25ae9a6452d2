import { Title, VisuallyHidden } from '@mantine/core'
import type { LearnerWeek } from '@sohbet/contract/learning/learner-week'
import type { Language } from '@sohbet/domain/language'
import { dateWriter } from '@sohbet/domain/writers'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useWorkKinds } from '../../parts/work-kinds.ts'
import { weekSettingsPath } from '../learner-paths.ts'
import { useLanguage } from '../../texts/language.ts'
import styles from './week-strip.module.css'

/** Monday to Sunday as a route line: done is filled, today has the ring. A day without work is nothing to name. */
export function WeekStrip({ week }: { week: LearnerWeek }) {
  const { t } = useTranslation('week')
  const kinds = useWorkKinds()
  const titleId = useId()
  return (
    <section className={styles.week} aria-labelledby={titleId}>
      <div className={styles.words}>
        <Title order={2} id={titleId}>
          {t('title')}
        </Title>
        <p className={styles.said}>{useSentence(week)}</p>
      </div>
      <ol className={styles.line}>
        {week.days.map((day) => (
          <Stop key={day.day} day={day} today={week.today} />
        ))}
      </ol>
      <p className={styles.counts}>
        {t('counts', { kinds })} <Link to={weekSettingsPath}>{t(week.goal ? 'change' : 'choose')}</Link>
      </p>
    </section>
  )
}

function useSentence({ days, today, minutes, goal, target }: LearnerWeek): string {
  const { t } = useTranslation('week')
  const count = days.filter(({ isDone }) => isDone).length
  if (days.some(({ day, isPaused }) => isPaused && day === today)) return t('paused')
  if (!goal || target === null) return count === 0 ? t('fresh') : t('withoutGoal', { count })
  const done = goal.unit === 'days' ? count : minutes
  return t(done >= target ? `${goal.unit}Done` : goal.unit, { done, target })
}

type Day = LearnerWeek['days'][number]

function stateOf({ day, isDone, isPaused }: Day, today: string) {
  if (day === today && !isPaused) return isDone ? 'todayDone' : 'today'
  if (isDone) return 'done'
  if (isPaused) return 'paused'
  return day < today ? 'free' : 'ahead'
}

function Stop({ day, today }: { day: Day; today: string }) {
  const { t } = useTranslation('week')
  const language = useLanguage()
  const state = stateOf(day, today)
  return (
    <li
      data-state={state}
      data-reached={day.day <= today || undefined}
      aria-current={day.day === today ? 'date' : undefined}
    >
      <span aria-hidden>{nameOf(day.day, language, 'short')}</span>
      <VisuallyHidden>{t(`dayState.${state}`, { day: nameOf(day.day, language, 'long') })}</VisuallyHidden>
    </li>
  )
}

const nameOf = (day: string, language: Language, weekday: 'short' | 'long') =>
  dateWriter(language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
