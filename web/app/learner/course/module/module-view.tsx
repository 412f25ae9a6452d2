import type { LearnerCourse, LearnerModule, ListedModule } from '@sohbet/contract/learning/progress'
import { stopsOf } from '@sohbet/domain/course/progress'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { useOutbox } from '../../../outbox/use-outbox.ts'
import { moduleQuery } from '../course.queries.ts'
import styles from '../course.module.css'
import { Journey, Stop, type StopState } from './journey.tsx'
import { ModuleDocuments } from './module-documents.tsx'
import { ModuleHeader, type HeadingRef } from './module-header.tsx'
import { ModuleQuiz } from './module-quiz.tsx'
import { ModuleSkeleton } from './module-skeleton.tsx'
import { NextStop, PreviousModule } from './module-steps.tsx'
import { ModuleVideo } from './module-video.tsx'
import { withPendingEntries } from './with-pending-entries.ts'

type Props = { course: LearnerCourse; listed: ListedModule; headingRef: HeadingRef }

/** A module as a journey: watch, read, answer, then the next module. */
export function ModuleView({ course, listed, headingRef }: Props) {
  const { t } = useTranslation('player')
  const { data, error, refetch } = useQuery(moduleQuery(listed.id))
  const { waiting } = useOutbox()
  const module = data && withPendingEntries(data, waiting)
  return (
    <article className={styles.module}>
      <ModuleHeader module={listed} headingRef={headingRef} />
      {module && <Stops course={course} module={module} onStale={() => void refetch()} />}
      {!module && error && (
        <ErrorState title={errorMessage(error, t('moduleFailed'))} onRetry={() => void refetch()} />
      )}
      {!module && !error && <ModuleSkeleton module={listed} />}
      {!module && (
        <Journey>
          <NextStop course={course} moduleId={listed.id} isNext={false} />
        </Journey>
      )}
      <PreviousModule course={course} module={listed} />
    </article>
  )
}

/** The module's stops that are done, and the one to do next; none once the module is completed. */
function standing({ docs, work }: LearnerModule) {
  const { isVideoWatched, isQuizCompleted, completedAt } = work
  const stops = stopsOf({ isVideoWatched, documents: docs, isQuizCompleted })
  const next = completedAt === null ? stops.find(({ isDone }) => !isDone)?.stop : undefined
  const isDone = (stop: string) => stops.some((one) => one.stop === stop && one.isDone)
  const stateOf = (stop: string): StopState => (isDone(stop) ? 'done' : stop === next ? 'here' : 'ahead')
  return { next, stateOf }
}

type StopsProps = { course: LearnerCourse; module: LearnerModule; onStale: () => void }

function Stops({ course, module, onStale }: StopsProps) {
  const { t } = useTranslation('player')
  const { next, stateOf } = standing(module)
  return (
    <Journey>
      <Stop
        title={t('stops.watch')}
        state={stateOf('watch')}
        done={module.work.isVideoWatched && t('video.watched')}
      >
        <ModuleVideo module={module} />
      </Stop>
      {module.docs.length > 0 && (
        <Stop title={t('stops.read')} state={stateOf('read')}>
          <ModuleDocuments module={module} isNext={next === 'read'} onStale={onStale} />
        </Stop>
      )}
      {module.quiz && (
        <Stop
          title={t('stops.answer')}
          state={stateOf('answer')}
          done={module.work.isQuizCompleted === true && t('quiz.completed')}
        >
          <ModuleQuiz course={course} module={module} isNext={next === 'answer'} />
        </Stop>
      )}
      <NextStop course={course} moduleId={module.id} isNext={next === undefined} />
    </Journey>
  )
}
