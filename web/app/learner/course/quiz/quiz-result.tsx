import { Button, Title } from '@mantine/core'
import type { LearnerCourse, ListedModule, ModuleWork } from '@sohbet/contract/learning/progress'
import type { QuizAttempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { goodResult, quizPercentage } from '@sohbet/domain/quiz/result'
import IconRefresh from '#icons/IconRefresh'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../../texts/language.ts'
import { coursePath } from '../../learner-paths.ts'
import { Done } from '../module/done.tsx'
import styles from './quiz.module.css'
import { QuizReview } from './quiz-review.tsx'
import { ResultRing } from './result-ring.tsx'

function StillToDo({ work: { isVideoWatched, openedCount, documentCount } }: { work: ModuleWork }) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const count = documentCount - openedCount
  const left = [
    ...(isVideoWatched ? [] : [t('result.left.video')]),
    ...(count > 0 ? [t('result.left.documents', { count })] : []),
  ]
  if (left.length === 0) return null
  const list = new Intl.ListFormat(language).format(left)
  return <p>{t('result.left.title', { list })}</p>
}

type Props = {
  course: LearnerCourse
  module: ListedModule
  questions: readonly QuizQuestion[]
  attempt: QuizAttempt
  onRestart: () => void
}

export function QuizResult({ course, module, questions, attempt, onRestart }: Props) {
  const { t } = useTranslation('player')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const correct = attempt.correctAnswerCount ?? 0
  const total = attempt.totalQuestionCount
  const percentage = quizPercentage({ correct, total })
  const { completedAt } = module.work
  const next = course.modules.find(({ order, state }) => order > module.order && state !== 'locked')
  return (
    <>
      <section className={styles.result}>
        <ResultRing percentage={percentage} />
        <div>
          <Title order={2} ref={heading} tabIndex={-1} className={styles.resultTitle}>
            {t('result.title')}
          </Title>
          <p className={styles.score}>{t('result.score', { correct, total })}</p>
          <p>{t(percentage >= goodResult ? 'result.good' : 'result.more')}</p>
          {completedAt ? <Done>{t('module.completed')}</Done> : <StillToDo work={module.work} />}
        </div>
        <div className={styles.ways}>
          {/* First the remaining parts of this module */}
          {completedAt && next ? (
            <Button component={Link} to={coursePath(course.id, { module: next.order })}>
              {t('module.next')}
            </Button>
          ) : (
            <Button component={Link} to={coursePath(course.id, { module: module.order })}>
              {t('quiz.back', { number: module.order })}
            </Button>
          )}
          <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRestart}>
            {t('quiz.restart')}
          </Button>
        </div>
      </section>
      <QuizReview questions={questions} attempt={attempt} />
    </>
  )
}
