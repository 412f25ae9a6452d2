import { Button } from '@mantine/core'
import type { QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import { isAnswered, type Answer } from '@sohbet/domain/quiz/marking'
import IconArrowLeft from '#icons/IconArrowLeft'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionView } from '../../../parts/quiz/question-view.tsx'
import styles from './quiz.module.css'
import { shownQuestion } from './shown-question.ts'

type Props = {
  question: QuizQuestion
  number: number
  /** All questions of the quiz, and whether they are answered. */
  stops: readonly { id: string; isAnswered: boolean }[]
  answer: Answer
  isReadOnly: boolean
  onAnswer: (answer: Answer) => void
  onPrevious: () => void
  onNext: () => void
  onStale: () => void
}

export function AskedQuestion({ question, number, stops, answer, isReadOnly, ...on }: Props) {
  const { t } = useTranslation('player')
  const [playUrl, askAgain] = usePlayUrl(question, on.onStale)
  const isLast = number === stops.length
  const canGoOn = isReadOnly || isAnswered(answer, question)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canGoOn) on.onNext()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Place number={number} stops={stops} />
      <div className={styles.card}>
        <QuestionView
          question={{ ...shownQuestion(question), playUrl }}
          answer={answer}
          onAnswer={on.onAnswer}
          isReadOnly={isReadOnly}
          onStale={askAgain}
        />
        {isReadOnly && <p className={styles.final}>{t('quiz.answered')}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          variant="default"
          disabled={number === 1}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={on.onPrevious}
        >
          {t('quiz.previous')}
        </Button>
        <Button type="submit" className={styles.next} disabled={!canGoOn}>
          {t(isLast ? 'quiz.complete' : 'quiz.next')}
        </Button>
      </div>
    </form>
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

/** The position among the questions. A new question is announced and focused. */
function Place({ number, stops }: Pick<Props, 'number' | 'stops'>) {
  const { t } = useTranslation('player')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={styles.place}>
        {t('quiz.question', { number, count: stops.length })}
      </h2>
      <div className={styles.stops} aria-hidden>
        {stops.map((stop, index) => (
          <span
            key={stop.id}
            data-answered={stop.isAnswered || undefined}
            data-here={index === number - 1 || undefined}
          />
        ))}
      </div>
    </div>
  )
}
