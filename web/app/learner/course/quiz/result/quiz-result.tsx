import { Button, Title } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import type { QuizAttempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { goodResult, quizPercentage } from '@sohbet/domain/quiz/result'
import IconRefresh from '#icons/IconRefresh'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Moment, MomentActions } from '../../../../parts/pictures/moment.tsx'
import { Done } from '../../module/done.tsx'
import { AllRightPicture } from './all-right-picture.tsx'
import { NextStep, StillToDo } from './still-to-do.tsx'
import { QuizHeading } from '../quiz-heading.tsx'
import { QuizPractice } from '../practice/quiz-practice.tsx'
import { Mistakes, RightAnswers } from './quiz-review.tsx'
import { ResultRing } from './result-ring.tsx'
import { reviewedQuestions } from './reviewed.ts'
import styles from './quiz-result.module.css'

type Props = {
  course: LearnerCourse
  module: ListedModule
  questions: readonly QuizQuestion[]
  attempt: QuizAttempt
  onRestart: () => void
  /** Called when a recording's URL may have expired. */
  onStale: () => void
}

/** The result: mistakes first, then what is still to do, then the right answers. */
export function QuizResult({ course, module, questions, attempt, onRestart, onStale }: Props) {
  const { t } = useTranslation('player')
  const [isPractising, setPractising] = useState(false)
  const reviewed = reviewedQuestions(questions, attempt)
  const mistakes = reviewed.filter(({ verdict }) => !verdict.isCorrect)
  const step = { course, module }

  if (isPractising)
    return (
      <QuizPractice
        module={module}
        mistakes={mistakes}
        onStale={onStale}
        onLeave={() => setPractising(false)}
      />
    )
  return (
    <>
      <Verdict attempt={attempt} module={module}>
        {mistakes.length === 0 && <NextStep {...step} />}
      </Verdict>
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} onPractise={() => setPractising(true)} />}
      <StillToDo {...step} />
      <RightAnswers answers={reviewed.filter(({ verdict }) => verdict.isCorrect)} />
      <section className={styles.again}>
        <p>{t('result.againHint')}</p>
        <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRestart}>
          {t('quiz.restart')}
        </Button>
      </section>
    </>
  )
}

type VerdictProps = { attempt: QuizAttempt; module: ListedModule; children: ReactNode }

/** The percentage as a ring and in words; all right is a drawn moment. */
function Verdict({ attempt, module, children }: VerdictProps) {
  const { t } = useTranslation('player')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  const correct = attempt.correctAnswerCount ?? 0
  const total = attempt.totalQuestionCount
  const percentage = quizPercentage({ correct, total })
  const score = <p className={styles.score}>{t('result.score', { correct, total })}</p>
  const done = module.work.completedAt && <Done>{t('module.completed')}</Done>
  if (percentage === 100)
    return (
      <Moment
        picture={<AllRightPicture />}
        kicker={t('quiz.heading', { module: module.name })}
        title={t('result.title')}
        isFocused
      >
        <div className={styles.perfect}>
          <ResultRing percentage={percentage} />
          <div className={styles.words}>
            {score}
            <p>{t('result.perfect')}</p>
            {done}
          </div>
        </div>
        <MomentActions>{children}</MomentActions>
      </Moment>
    )
  return (
    <>
      <QuizHeading module={module} />
      <section className={styles.verdict}>
        <ResultRing percentage={percentage} />
        <div className={styles.words}>
          <Title order={2} ref={heading} tabIndex={-1}>
            {t('result.title')}
          </Title>
          {score}
          <p>{t(percentage >= goodResult ? 'result.good' : 'result.more')}</p>
          {done}
        </div>
        {children}
      </section>
    </>
  )
}
