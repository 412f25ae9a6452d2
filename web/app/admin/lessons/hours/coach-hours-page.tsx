import { ActionIcon, Button, Title } from '@mantine/core'
import type { DayOfCoach, WeekOfCoach } from '@sohbet/contract/lessons/lesson-figures'
import { addDays, clockOf, isDay, mondayOf, schoolDay } from '@sohbet/domain/calendar'
import IconChevronLeft from '#icons/IconChevronLeft'
import IconChevronRight from '#icons/IconChevronRight'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { shortDayName } from '../../../parts/lesson-hours/hours.ts'
import { PageTitle } from '../../../shell/page-title.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { formatShortDay } from '../../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../../ui/list/plain-table.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { adminPaths, coachHoursPath } from '../../admin-paths.ts'
import { hoursOfWeekQuery } from '../figures/figures.queries.ts'
import styles from '../figures/figures.module.css'
import { LessonTabs } from '../lesson-tabs.tsx'

export const clientLoader = () => loadTexts('admin-lessons')

/** /admin/lessons/hours: when the coaches give lessons, week by week. */
export default function CoachHoursPage() {
  const { t } = useTranslation('lessonFigures')
  const { monday, show } = useWeek()
  const { data, error, refetch } = useQuery(hoursOfWeekQuery(monday))
  const columns = useColumns(monday, data?.holidays ?? [])
  return (
    <div className={styles.page}>
      <PageTitle>{t('hours.title')}</PageTitle>
      <LessonTabs />
      <Title order={1} data-work>
        {t('hours.title')}
      </Title>
      <WeekChoice monday={monday} onChange={show} />
      {!data && error && (
        <ErrorState title={t('hours.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState lines={8} />}
      {data && data.coaches.length === 0 && (
        <EmptyState
          drawing="tea"
          title={t('hours.none')}
          hint={t('hours.noneHint')}
          action={
            <Button component={Link} to={adminPaths.coaches}>
              {t('hours.toCoaches')}
            </Button>
          }
        />
      )}
      {data && data.coaches.length > 0 && (
        <>
          <div className={styles.week}>
            <PlainTable
              label={t('hours.title')}
              columns={columns}
              rows={data.coaches}
              rowId={({ coachId }) => coachId}
            />
          </div>
          <p className={styles.soft}>{t('hours.legend')}</p>
        </>
      )}
    </div>
  )
}

/** The Monday of the URL, or of this week. */
function useWeek() {
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('week') ?? ''
  return {
    monday: mondayOf(isDay(asked) ? asked : schoolDay(now)),
    show: (week: string) => setSearch({ week }, { replace: true }),
  }
}

function WeekChoice({ monday, onChange }: { monday: string; onChange: (monday: string) => void }) {
  const { t } = useTranslation('lessonFigures')
  const language = useLanguage()
  const name = `${formatShortDay(monday, language)} – ${formatShortDay(addDays(monday, 6), language)}`
  return (
    <div className={styles.choice}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('hours.before')}
        onClick={() => onChange(addDays(monday, -7))}
      >
        <IconChevronLeft aria-hidden />
      </ActionIcon>
      <strong aria-live="polite">{name}</strong>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('hours.after')}
        onClick={() => onChange(addDays(monday, 7))}
      >
        <IconChevronRight aria-hidden />
      </ActionIcon>
    </div>
  )
}

type Holidays = readonly { day: string; name: string }[]

function useColumns(monday: string, holidays: Holidays): PlainColumns<WeekOfCoach> {
  const { t } = useTranslation('lessonFigures')
  const language = useLanguage()
  const days = Array.from({ length: 7 }, (_, place) => addDays(monday, place))
  return [
    {
      id: 'coach',
      header: t('hours.coach'),
      cell: ({ coachId, name, hasHours }) => (
        <span className={styles.lines}>
          <Link to={coachHoursPath(coachId)}>{name}</Link>
          {!hasHours && <small className={styles.soft}>{t('hours.notYet')}</small>}
        </span>
      ),
    },
    ...days.map((day, place) => ({
      id: day,
      header: shortDayName(day, language),
      cell: (coach: WeekOfCoach) => (
        <Day day={coach.days[place]} holiday={holidays.find((holiday) => holiday.day === day)?.name} />
      ),
    })),
  ]
}

function Day({ day, holiday }: { day: DayOfCoach | undefined; holiday: string | undefined }) {
  const { t } = useTranslation('lessonFigures')
  if (!day) return null
  const { hours, isSingle, lessons, sessions, isAway } = day
  return (
    <span className={styles.lines}>
      {isAway && <StatusBadge tone="warning">{t('hours.away')}</StatusBadge>}
      {hours.map(({ from, until }) => (
        <span key={from} className={styles.span} data-single={isSingle || undefined}>
          {clockOf(from)}–{clockOf(until)}
        </span>
      ))}
      {hours.length === 0 && (holiday || isSingle || (lessons + sessions === 0 && !isAway)) && (
        <span className={styles.soft}>{holiday ?? (isSingle ? t('hours.off') : '–')}</span>
      )}
      {lessons > 0 && <small>{t('hours.lessons', { count: lessons })}</small>}
      {sessions > 0 && <small className={styles.soft}>{t('hours.sessions', { count: sessions })}</small>}
    </span>
  )
}
