import type { LearnerCourse, LearnerModule, ListedModule } from '@sohbet/contract/learning/progress'
import { stopsOf } from '@sohbet/domain/course/progress'
import { isSpoken } from '@sohbet/domain/speaking/recording'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { useOutbox } from '../../../outbox/use-outbox.ts'
import { moduleQuery } from '../course.queries.ts'
import styles from '../course.module.css'
import { Journey, Stop, type StopState } from './journey.tsx'
import { ModuleDocuments } from './module-documents.tsx'
import { ModuleHeader, type HeadingRef } from './module-header.tsx'
import { ModuleQuiz } from './module-quiz.tsx'
import { ModuleSpeaking } from './module-speaking.tsx'
import { ModuleSkeleton } from './module-skeleton.tsx'
import { NextStop, PreviousModule } from './module-steps.tsx'
import { ModuleVideo } from './module-video.tsx'
import { withPendingEntries } from './with-pending-entries.ts'

type Props = { course: LearnerCourse; listed: ListedModule; headingRef: HeadingRef }

/** A module as a journey: watch, read, answer, speak, then the next module. */
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

/** Speaking does not hold up a completed module, but it comes before the next one. */
const speakStop = (speaking: LearnerModule['speaking']) =>
  speaking.length > 0
    ? [{ stop: 'speak' as const, isDone: speaking.every(({ state }) => isSpoken(state)) }]
    : []

/** The module's stops that are done, and the one to do next. */
function standing({ docs, work, speaking }: LearnerModule) {
  const { isVideoWatched, isQuizCompleted, completedAt } = work
  const speak = speakStop(speaking)
  const required = stopsOf({ isVideoWatched, documents: docs, isQuizCompleted })
  const stops = [...required, ...speak]
  const due = completedAt === null ? stops : speak
  const next = due.find(({ isDone }) => !isDone)?.stop
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
      {module.speaking.length > 0 && (
        <Stop
          title={t('stops.speak')}
          state={stateOf('speak')}
          done={stateOf('speak') === 'done' && t('speak.done')}
        >
          <ModuleSpeaking course={course} module={module} isNext={next === 'speak'} />
        </Stop>
      )}
      <NextStop course={course} moduleId={module.id} isNext={next === undefined} />
    </Journey>
  )
}
