import { adminCards } from '@sohbet/contract/core/dashboards'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { errorMessage } from '../api/error-message.ts'
import { FiguresAge } from '../parts/figures/figures-age.tsx'
import { ActiveCourses, IncomingSessions } from '../parts/figures/course-lists.tsx'
import { FiguresSkeleton } from '../parts/figures/figures-skeleton.tsx'
import styles from '../parts/figures/figures.module.css'
import { StatCards } from '../parts/figures/stat-cards.tsx'
import { screenLoader } from '../shell/area-loader.ts'
import { HomeGreeting } from '../shell/home/home-greeting.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'
import { showError } from '../ui/feedback/toasts.tsx'
import { adminPaths, coursePath } from './admin-paths.ts'
import { MoneyNotes } from './enrollments/by-hand/money-notes.tsx'
import { LessonsToDecide } from './lessons/lessons-to-decide.tsx'
import { StartingList } from './opening/starting-list.tsx'
import { adminDashboardQuery, useReloadDashboard } from './dashboard/dashboard.queries.ts'

const JustOpened = lazy(() => import('./opening/just-opened.tsx'))

export const clientLoader = screenLoader('admin', adminDashboardQuery)

export default function AdminHomePage() {
  const { t } = useTranslation('figures')
  const { data, error, refetch } = useQuery(adminDashboardQuery)
  const { mutate: reload, isPending } = useReloadDashboard()
  const [wasClosed, setWasClosed] = useState(false)
  if (data && !data.isOpen && !wasClosed) setWasClosed(true)
  const fail = (failure: Error) => showError(t('failed'), errorMessage(failure, t('failed')))
  return (
    <div className={styles.page}>
      {wasClosed && data?.isOpen ? (
        <Suspense>
          <JustOpened />
        </Suspense>
      ) : (
        <HomeGreeting />
      )}
      {data && !data.isOpen ? (
        <StartingList />
      ) : data ? (
        <>
          <FiguresAge
            moment={data.computedAt}
            isLoading={isPending}
            onReload={() => reload(undefined, { onError: fail })}
          />
          <div className={styles.waiting}>
            <MoneyNotes state={data.money} />
            <LessonsToDecide count={data.lessonsToDecide} />
          </div>
          <StatCards cards={adminCards} stats={data.stats} />
          <ActiveCourses
            courses={data.activeCourses}
            moreCount={data.more.activeCourses}
            pathOf={(id) => coursePath('view', id)}
            more={{ to: `${adminPaths.courseList}?status=ongoing`, label: t('active.all') }}
          />
          <IncomingSessions
            title={t('incoming.zoomTitle')}
            sessions={data.incomingZoomSessions}
            moreCount={data.more.incomingZoomSessions}
            pathOf={({ courseId }) => coursePath('view', courseId)}
          />
        </>
      ) : error ? (
        <section className={styles.panel}>
          <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
        </section>
      ) : (
        <FiguresSkeleton cards={adminCards.length} />
      )}
    </div>
  )
}
