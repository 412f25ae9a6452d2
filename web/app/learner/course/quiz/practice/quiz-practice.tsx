import { Button } from '@mantine/core'
import type { ListedModule } from '@sohbet/contract/learning/progress'
import { isAnswered, type Answer } from '@sohbet/domain/quiz/marking'
import IconArrowRight from '#icons/IconArrowRight'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { BackButton } from '../../../../parts/stage/back-button.tsx'
import { QuestionStage } from '../../../../parts/stage/question-stage.tsx'
import { FreshQuestion } from '../asked-question.tsx'
import { PracticeVerdict } from './practice-verdict.tsx'
import { PracticeOver } from './practice-over.tsx'
import { QuizHeading } from '../quiz-heading.tsx'
import { QuizLine } from '../quiz-line.tsx'
import { wouldBeRight, type Reviewed } from '../result/reviewed.ts'
import { useQuizKeys } from '../use-quiz-keys.ts'
import styles from '../quiz.module.css'

type Props = {
  module: ListedModule
  mistakes: readonly Reviewed[]
  onStale: () => void
  onLeave: () => void
}

/** The wrong questions once more, marked in the browser: nothing is sent and the result stays as it is. */
export function QuizPractice({ module, mistakes, onStale, onLeave }: Props) {
  const { t } = useTranslation('player')
  const [round, setRound] = useState(() => mistakes.map(({ question }) => question.id))
  const [index, setIndex] = useState(0)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const id = round[index]
  const asked = mistakes.find(({ question }) => question.id === id)

  const again = () => {
    setRound([...wrong])
    setWrong([])
    setIndex(0)
  }
  const goOn = (isRight: boolean) => {
    if (!isRight && id !== undefined) setWrong([...wrong, id])
    setIndex(index + 1)
  }
  return (
    <>
      <QuizHeading module={module}>
        <p className={styles.note}>{t('practice.note')}</p>
      </QuizHeading>
      {asked ? (
        <PractisedQuestion
          key={id}
          reviewed={asked}
          number={index + 1}
          count={round.length}
          onStale={onStale}
          onLeave={onLeave}
          onNext={goOn}
        />
      ) : (
        <PracticeOver count={round.length} wrongCount={wrong.length} onAgain={again} onLeave={onLeave} />
      )}
    </>
  )
}

type QuestionProps = {
  reviewed: Reviewed
  number: number
  count: number
  onStale: () => void
  onLeave: () => void
  onNext: (isRight: boolean) => void
}

function PractisedQuestion({ reviewed, number, count, onStale, onLeave, onNext }: QuestionProps) {
  const { t } = useTranslation('player')
  const { question } = reviewed
  const [answer, setAnswer] = useState<Answer>('')
  const [isChecked, setChecked] = useState(false)
  const isRight = wouldBeRight(reviewed, answer)
  const canGoOn = isAnswered(answer, question)
  const goOn = () => {
    if (!canGoOn) return
    if (isChecked) onNext(isRight)
    else setChecked(true)
  }
  const keys = useQuizKeys(question, goOn)
  return (
    <QuestionStage
      cardKey={question.id}
      keys={isChecked ? t('quiz.keys.enter') : keys}
      onSubmit={goOn}
      line={<QuizLine number={number} count={count} answeredCount={number - 1} />}
      actions={
        <>
          <BackButton onClick={onLeave}>{t('practice.leave')}</BackButton>
          <Button
            type="submit"
            size="lg"
            disabled={!canGoOn}
            rightSection={isChecked && <IconArrowRight size={20} aria-hidden />}
          >
            {t(isChecked ? (number === count ? 'practice.finish' : 'quiz.next') : 'practice.check')}
          </Button>
        </>
      }
    >
      <FreshQuestion
        question={question}
        answer={answer}
        isReadOnly={isChecked}
        onAnswer={setAnswer}
        onStale={onStale}
      />
      <PracticeVerdict reviewed={reviewed} isRight={isChecked ? isRight : undefined} />
    </QuestionStage>
  )
}
