import { Button } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import type { QuizAttempt as Attempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import type { Answer } from '@sohbet/domain/quiz/marking'
import IconRefresh from '#icons/IconRefresh'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import { enqueue, waitingAnswers, type Outbox } from '../../../outbox/outbox.ts'
import { useOutbox } from '../../../outbox/use-outbox.ts'
import { BusLine } from '../../../parts/stage/bus-line.tsx'
import { restartChunk } from './restart-chunk.ts'
import { AskedQuestion } from './asked-question.tsx'
import styles from './quiz.module.css'
import { QuizHeading } from './quiz-heading.tsx'
import { QuizResult } from './result/quiz-result.tsx'
import { useDrafts } from './use-drafts.ts'

type Props = {
  course: LearnerCourse
  module: ListedModule
  questions: readonly QuizQuestion[]
  attempt: Attempt
  /** Called when a recording's URL may have expired. */
  onStale: () => void
}

function givenAnswers({ id, answers }: Attempt, waiting: Outbox['waiting']): ReadonlyMap<string, Answer> {
  const all = [...answers, ...waitingAnswers(waiting, id)]
  return new Map(all.map(({ questionId, answer }) => [questionId, answer]))
}

/** Question by question, then the result. Unsent answers count as answered. */
export function QuizAttempt({ course, module, questions, attempt, onStale }: Props) {
  const { t } = useTranslation('player')
  const { waiting, isOffline } = useOutbox()
  const given = givenAnswers(attempt, waiting)
  const firstOpen = questions.findIndex(({ id }) => !given.has(id))
  const [index, setIndex] = useState(Math.max(0, firstOpen))
  const [drafts, setDrafts] = useDrafts(attempt.id)
  const { restart, dialog } = useRestart({ moduleId: module.id, attempt })

  if (attempt.completedAt)
    return (
      <>
        <QuizResult
          course={course}
          module={module}
          questions={questions}
          attempt={attempt}
          onRestart={restart}
          onStale={onStale}
        />
        {dialog}
      </>
    )

  const answeredCount = questions.filter(({ id }) => given.has(id)).length
  // After the last question nothing is left to ask, unless an answer was refused
  const question = questions[index] ?? questions[firstOpen]
  // All answers are given; the result is loading
  if (!question) return <Sending count={questions.length} isOffline={isOffline} />

  const place = questions.indexOf(question)
  const isAnsweredBefore = given.has(question.id)
  const answer = given.get(question.id) ?? drafts[question.id] ?? ''
  const goOn = () => {
    if (!isAnsweredBefore)
      void enqueue({
        kind: 'answer',
        moduleId: module.id,
        userQuizId: attempt.id,
        questionId: question.id,
        answer,
      })
    setIndex(place + 1)
  }
  return (
    <>
      <QuizHeading module={module}>
        <Button variant="subtle" color="gray" className={styles.restart} onClick={restart}>
          <IconRefresh size={18} aria-hidden />
          <span data-word>{t('quiz.restart')}</span>
        </Button>
      </QuizHeading>
      <AskedQuestion
        question={question}
        number={place + 1}
        count={questions.length}
        answeredCount={answeredCount}
        answer={answer}
        isReadOnly={isAnsweredBefore}
        onAnswer={(next) => setDrafts({ ...drafts, [question.id]: next })}
        onPrevious={() => setIndex(Math.max(0, place - 1))}
        onNext={goOn}
        onStale={onStale}
      />
      {dialog}
    </>
  )
}

/** The bus has reached the last stop. */
function Sending({ count, isOffline }: { count: number; isOffline: boolean }) {
  const { t } = useTranslation('player')
  return (
    <div className={styles.sending}>
      <BusLine position={count} count={count}>
        <span>{t('quiz.questions', { count })}</span>
      </BusLine>
      <output>{t(isOffline ? 'quiz.savingOffline' : 'quiz.saving')}</output>
    </div>
  )
}

/** Loads the dialog when it is first asked for. It stays in the page, so that the focus returns to the button. */
function useRestart(props: { moduleId: string; attempt: Attempt }) {
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never')
  const dialog = asked !== 'never' && (
    <OnDemand {...restartChunk}>
      {({ RestartDialog }) => (
        <RestartDialog {...props} isOpen={asked === 'now'} onClose={() => setAsked('before')} />
      )}
    </OnDemand>
  )
  return { restart: () => setAsked('now'), dialog }
}
