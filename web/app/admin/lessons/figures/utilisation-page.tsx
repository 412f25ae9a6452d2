import { Title } from '@mantine/core'
import type { CoachUtilisation } from '@sohbet/contract/lessons/lesson-figures'
import { addDays } from '@sohbet/domain/calendar'
import { firstDayOf, monthsAfter } from '@sohbet/domain/month'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { MonthChoice, useMonth } from '../../../parts/pay/month-choice.tsx'
import { PageTitle } from '../../../shell/page-title.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { loadTexts } from '../../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { formatNumber, formatPercent } from '../../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../../ui/list/plain-table.tsx'
import { lessonsOfCoachPath } from '../../admin-paths.ts'
import { LessonTabs } from '../lesson-tabs.tsx'
import { utilisationQuery } from './figures.queries.ts'
import styles from './figures.module.css'

export const clientLoader = () => loadTexts('admin-lessons', 'pay')

/** /admin/lessons/utilisation: offered hours of each coach against booked ones. */
export default function UtilisationPage() {
  const { t } = useTranslation('lessonFigures')
  const { month, show } = useMonth()
  const { data, error, refetch } = useQuery(utilisationQuery(month))
  const columns = useColumns(month)
  return (
    <div className={styles.page}>
      <PageTitle>{t('use.title')}</PageTitle>
      <LessonTabs />
      <Title order={1} data-work>
        {t('use.title')}
      </Title>
      <MonthChoice month={month} onChange={show} />
      {!data && error && (
        <ErrorState title={t('use.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingState lines={6} />}
      {data && data.length === 0 && (
        <EmptyState drawing="tea" title={t('use.none')} hint={t('use.noneHint')} />
      )}
      {data && data.length > 0 && (
        <>
          <PlainTable label={t('use.title')} columns={columns} rows={data} rowId={({ coachId }) => coachId} />
          <p className={styles.soft}>{t('use.hint')}</p>
        </>
      )}
    </div>
  )
}

function useColumns(month: string): PlainColumns<CoachUtilisation> {
  const { t } = useTranslation('lessonFigures')
  const language = useLanguage()
  const hoursOf = (minutes: number) => formatNumber(Math.round(minutes / 6) / 10, language)
  const span = { from: firstDayOf(month), to: addDays(firstDayOf(monthsAfter(month, 1)), -1) }
  return [
    {
      id: 'coach',
      header: t('hours.coach'),
      cell: ({ coachId, name }) => (
        <Link to={lessonsOfCoachPath(coachId, span)}>{name || t('use.erased')}</Link>
      ),
    },
    {
      id: 'offered',
      header: t('use.offered'),
      align: 'end',
      cell: ({ offered }) => hoursOf(offered),
    },
    { id: 'booked', header: t('use.booked'), align: 'end', cell: ({ booked }) => hoursOf(booked) },
    { id: 'taught', header: t('use.taught'), align: 'end', cell: ({ taught }) => hoursOf(taught) },
    { id: 'share', header: t('use.share'), cell: (figures) => <Share {...figures} /> },
  ]
}

/** Classes outside the offered hours may fill more than all of them. */
function Share({ offered, booked }: CoachUtilisation) {
  const language = useLanguage()
  if (offered === 0) return '–'
  const percentage = Math.round((booked / offered) * 100)
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden>
        <i style={{ width: `${Math.min(100, percentage)}%` }} />
      </span>
      {formatPercent(percentage, language)}
    </span>
  )
}
