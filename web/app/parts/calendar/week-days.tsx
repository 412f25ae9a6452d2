import { Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Day } from '@sohbet/domain/calendar'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { weekAsked } from './week.ts'
import styles from './week.module.css'

type Props<Shown extends { day: Day }> = {
  days: readonly Shown[]
  monday: Day
  today: Day
  children: (shown: Shown) => ReactNode
}

/** The days of a week. Columns begin on Monday. The list of a phone begins today, with earlier days of this week last. */
export function WeekDays<Shown extends { day: Day }>({ days, monday, today, children }: Props<Shown>) {
  const { t } = useTranslation('sessions')
  const isInColumns = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const isEarlier = ({ day }: Shown) => !isInColumns && day < today && weekAsked(null, today) === monday
  const earlier = days.filter(isEarlier)
  return (
    <>
      <ol className={styles.week}>{days.filter((shown) => !isEarlier(shown)).map(children)}</ol>
      {earlier.length > 0 && (
        <section className={styles.earlier} aria-labelledby="earlier-days">
          <Title order={2} id="earlier-days">
            {t('calendar.earlier')}
          </Title>
          <ol className={styles.week}>{earlier.map(children)}</ol>
        </section>
      )}
    </>
  )
}
