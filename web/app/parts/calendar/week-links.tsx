import { Button, Title } from '@mantine/core'
import { addDays, type Day } from '@sohbet/domain/calendar'
import IconChevronLeft from '#icons/IconChevronLeft'
import IconChevronRight from '#icons/IconChevronRight'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { weekAsked } from './week.ts'
import styles from './week.module.css'

type Props = { monday: Day; today: Day; path: string }

/** The title of a week, and links to the weeks around it and to this week. */
export function WeekLinks({ monday, today, path }: Props) {
  const { t } = useTranslation('sessions')
  const language = useLanguage()
  const to = (day: Day) => `${path}?week=${day}`
  return (
    <div className={styles.head}>
      <Title order={2}>{t('calendar.week', { day: formatDay(monday, language) })}</Title>
      <div className={styles.links}>
        <Button
          variant="default"
          component={Link}
          to={to(addDays(monday, -7))}
          aria-label={t('calendar.previous')}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        {monday !== weekAsked(null, today) && (
          <Button variant="default" component={Link} to={path}>
            {t('calendar.thisWeek')}
          </Button>
        )}
        <Button
          variant="default"
          component={Link}
          to={to(addDays(monday, 7))}
          aria-label={t('calendar.next')}
        >
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
    </div>
  )
}
