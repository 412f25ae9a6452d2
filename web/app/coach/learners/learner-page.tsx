import { Button } from '@mantine/core'
import type { LearnerPage as Learner } from '@sohbet/contract/learning/learner-page'
import IconMessage from '#icons/IconMessage'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { learnerPageQuery } from '../../parts/learner/learner-page.queries.ts'
import { UserAvatar } from '../../parts/user/user-avatar.tsx'
import { threadPath } from '../../paths.ts'
import { useCrumbName } from '../../shell/navigation/crumb-names.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { formatNumber } from '../../ui/format.ts'
import { coachPaths, messagePath } from '../coach-paths.ts'
import { LearnerCourses } from './learner-courses.tsx'
import { LearnerNotes } from './learner-notes.tsx'
import { LearnerLessons } from './learner-lessons.tsx'
import { LearnerProgress } from './learner-progress.tsx'
import { LearnerQuizzes } from './learner-quizzes.tsx'
import { LearnerVoices } from './learner-voices.tsx'
import styles from './learners.module.css'

export const clientLoader = () => loadTexts('speaking', 'progress')

/** /coach/learners/{id}: what a coach knows of a learner. */
export default function LearnerPage() {
  const { t } = useTranslation('learnerPage')
  const { learnerId = '' } = useParams()
  const { data: learner, error, refetch } = useQuery(learnerPageQuery(learnerId))
  if (learner) return <Shown learner={learner} />
  const isNotThere = error instanceof ApiError && [400, 404].includes(error.status)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={styles.heading}>{t('title')}</h1>
      {isNotThere ? (
        <div role="alert">
          <EmptyState
            drawing="stop"
            title={t('notFound')}
            hint={t('notFoundHint')}
            action={
              <Button component={Link} to={coachPaths.courses} variant="default">
                {t('back')}
              </Button>
            }
          />
        </div>
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={10} />
      )}
    </div>
  )
}

function Shown({ learner }: { learner: Learner }) {
  const { userId, username, isLessonsOnly, work, courses, quizzes, lessons, notes } = learner
  useCrumbName(userId, username)
  return (
    <div className={styles.page}>
      <PageTitle>{username}</PageTitle>
      <Header learner={learner} />
      {!isLessonsOnly && <LearnerCourses courses={courses} />}
      {!isLessonsOnly && <LearnerQuizzes quizzes={quizzes} />}
      <LearnerLessons lessons={lessons} />
      <LearnerNotes learnerId={userId} notes={notes} />
      {!isLessonsOnly && <LearnerVoices learnerId={userId} />}
      {work && <LearnerProgress work={work} />}
    </div>
  )
}

function Header({ learner }: { learner: Learner }) {
  const { t } = useTranslation('learnerPage')
  const language = useLanguage()
  const { userId, username, level, levelScore, isLessonsOnly, mayWrite, threadId } = learner
  return (
    <header className={styles.header}>
      <UserAvatar userId={userId} username={username} size={72} />
      <div className={styles.who}>
        <h1 className={styles.heading}>{username}</h1>
        <p className={styles.soft}>
          {level && levelScore !== null
            ? t('level', { level, score: formatNumber(levelScore, language) })
            : t('noLevel')}
        </p>
        {isLessonsOnly && <p className={styles.soft}>{t('lessonsOnly')}</p>}
      </div>
      <div className={styles.actions}>
        {mayWrite && (
          <Button
            component={Link}
            to={threadId ? threadPath('coach', threadId) : messagePath(userId)}
            leftSection={<IconMessage size={20} aria-hidden />}
          >
            {t('write')}
          </Button>
        )}
        {!mayWrite && threadId && (
          <Button component={Link} to={threadPath('coach', threadId)} variant="default">
            {t('conversation')}
          </Button>
        )}
      </div>
    </header>
  )
}
