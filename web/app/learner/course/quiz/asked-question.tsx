import { Button } from '@mantine/core'
import type { QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { isAnswered, type Answer } from '@sohbet/domain/quiz/marking'
import IconArrowRight from '#icons/IconArrowRight'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { QuestionView } from '../../../parts/quiz/question-view.tsx'
import { BackButton } from '../../../parts/stage/back-button.tsx'
import { QuestionStage } from '../../../parts/stage/question-stage.tsx'
import { QuizLine } from './quiz-line.tsx'
import styles from './quiz.module.css'
import { shownQuestion } from './shown-question.ts'
import { useQuizKeys } from './use-quiz-keys.ts'

type Props = {
  question: QuizQuestion
  number: number
  count: number
  answeredCount: number
  answer: Answer
  isReadOnly: boolean
  onAnswer: (answer: Answer) => void
  onPrevious: () => void
  onNext: () => void
  onStale: () => void
}

export function AskedQuestion({ question, number, count, answeredCount, answer, isReadOnly, ...on }: Props) {
  const { t } = useTranslation('player')
  const isLast = number === count
  const canGoOn = isReadOnly || isAnswered(answer, question)
  const goOn = () => {
    if (canGoOn) on.onNext()
  }
  const keys = useQuizKeys(question, goOn)
  return (
    <QuestionStage
      cardKey={question.id}
      keys={keys}
      onSubmit={goOn}
      line={<QuizLine number={number} count={count} answeredCount={answeredCount} />}
      actions={
        <>
          <BackButton isDisabled={number === 1} onClick={on.onPrevious}>
            {t('quiz.previous')}
          </BackButton>
          <Button
            type="submit"
            size="lg"
            disabled={!canGoOn}
            rightSection={<IconArrowRight size={20} aria-hidden />}
          >
            {t(isLast ? 'quiz.complete' : 'quiz.next')}
          </Button>
        </>
      }
    >
      <FreshQuestion question={question} answer={answer} isReadOnly={isReadOnly} {...on} />
      {isReadOnly && <p className={styles.final}>{t('quiz.answered')}</p>}
    </QuestionStage>
  )
}

type FreshProps = Pick<Props, 'question' | 'answer' | 'isReadOnly' | 'onAnswer' | 'onStale'>

/** The question with a working URL of its recording. */
export function FreshQuestion({ question, answer, isReadOnly, onAnswer, onStale }: FreshProps) {
  const [playUrl, askAgain] = usePlayUrl(question, onStale)
  return (
    <QuestionView
      question={{ ...shownQuestion(question), playUrl }}
      answer={answer}
      onAnswer={onAnswer}
      isReadOnly={isReadOnly}
      hasKeys={!isReadOnly}
      onStale={askAgain}
    />
  )
}

/** A recording keeps its first URL, because a change would interrupt it; after a failure it gets the newest. */
function usePlayUrl({ audioUrl }: QuizQuestion, onStale: () => void): [string | null, () => void] {
  const [first] = useState(audioUrl)
  const [hasFailed, setFailed] = useState(false)
  const askAgain = () => {
    // Once: a failure with a new URL means that the file is missing
    if (hasFailed) return
    setFailed(true)
    onStale()
  }
  return [hasFailed ? audioUrl : first, askAgain]
}
