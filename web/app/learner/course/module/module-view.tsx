import { Skeleton } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { useOutbox } from '../../../outbox/use-outbox.ts'
import { moduleQuery } from '../course.queries.ts'
import { Done } from './done.tsx'
import styles from '../course.module.css'
import { ModuleDocuments } from './module-documents.tsx'
import { ModuleHeader, type HeadingRef } from './module-header.tsx'
import { ModuleQuiz } from './module-quiz.tsx'
import { ModuleSteps } from './module-steps.tsx'
import { ModuleVideo } from './module-video.tsx'
import { withPendingEntries } from './with-pending-entries.ts'

type Props = { course: LearnerCourse; listed: ListedModule; headingRef: HeadingRef }

/** A module: its video, documents and quiz, and the link to the next. */
export function ModuleView({ course, listed, headingRef }: Props) {
  const { t } = useTranslation('player')
  const { data, error, refetch } = useQuery(moduleQuery(listed.id))
  const { waiting } = useOutbox()
  const module = data && withPendingEntries(data, waiting)
  return (
    <article className={styles.module}>
      <ModuleHeader module={listed} headingRef={headingRef} />
      {module && (
        <>
          <ModuleSection title={t('video.title')} isDone={module.work.isVideoWatched && t('video.watched')}>
            <ModuleVideo module={module} />
          </ModuleSection>
          {module.docs.length > 0 && (
            <ModuleSection title={t('documents.title')}>
              <ModuleDocuments module={module} onStale={() => void refetch()} />
            </ModuleSection>
          )}
          {module.quiz && (
            <ModuleSection
              title={t('quiz.title')}
              isDone={module.work.isQuizCompleted === true && t('quiz.completed')}
            >
              <ModuleQuiz course={course} module={module} />
            </ModuleSection>
          )}
        </>
      )}
      {!module && error && (
        <ErrorState title={errorMessage(error, t('moduleFailed'))} onRetry={() => void refetch()} />
      )}
      {!module && !error && <ModuleSkeleton />}
      <ModuleSteps course={course} module={listed} />
    </article>
  )
}

type SectionProps = { title: string; isDone?: string | false; children: ReactNode }

function ModuleSection({ title, isDone, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h3 id={titleId}>{title}</h3>
        {/* Announced when it happens */}
        <output>{isDone && <Done>{isDone}</Done>}</output>
      </div>
      {children}
    </section>
  )
}

const ModuleSkeleton = () => (
  <LoadingState>
    <Skeleton className={styles.videoSkeleton} />
    <Skeleton height={24} width="40%" />
    <Skeleton height={72} />
    <Skeleton height={96} />
  </LoadingState>
)
