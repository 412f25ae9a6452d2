import { Button } from '@mantine/core'
import { isAnswered, type Answer } from '@sohbet/domain/quiz/marking'
import { gradeOf } from '@sohbet/domain/review/card'
import type { Grade } from '@sohbet/domain/review/grade'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { QuestionStage } from '../../parts/stage/question-stage.tsx'
import { useAnswerKeys } from '../../parts/stage/use-answer-keys.ts'
import { FreshQuestion } from '../course/quiz/asked-question.tsx'
import { PracticeVerdict } from '../course/quiz/practice/practice-verdict.tsx'
import { wouldBeRight, type Reviewed } from '../course/quiz/result/reviewed.ts'
import { useQuizKeys } from '../course/quiz/use-quiz-keys.ts'
import type { AskedAgain, CardProps } from './card-props.ts'
import { GradeButtons, gradeOfKey } from './graded.tsx'
import styles from './review.module.css'
import { playable } from './sounds.ts'
import { useSeconds } from './use-seconds.ts'

type Props = CardProps & { cardId: string; question: AskedAgain }

const reviewedOf = (question: AskedAgain): Reviewed => ({
  question: { ...question, audioUrl: question.audioUrl && playable(question.audioUrl) },
  number: 1,
  given: '',
  verdict: {
    questionId: question.id,
    isCorrect: false,
    correctAnswer: question.correctAnswer,
    acceptedAnswers: question.acceptedAnswers,
    explanation: question.explanation,
  },
})

/** A question that the learner answered wrongly in a quiz, once more. */
export function QuestionCard({ cardId, question: asked, isLast, line, onRated }: Props) {
  const { t } = useTranslation('review')
  const [reviewed] = useState(() => reviewedOf(asked))
  const { question } = reviewed
  const [answer, setAnswer] = useState<Answer>('')
  const [isChecked, setChecked] = useState(false)
  const takenSeconds = useSeconds()
  const [seconds, setSeconds] = useState(0)
  const isRight = wouldBeRight(reviewed, answer)
  const grade = (given: Grade) => onRated({ grade: given, asking: 'question', seconds })
  const goOn = () => {
    if (isChecked) return grade(gradeOf({ isRight, hadHint: false }))
    setSeconds(takenSeconds())
    setChecked(true)
  }
  const keys = useQuizKeys(question, goOn)
  useAnswerKeys({
    optionCount: isChecked ? 4 : 0,
    onChoose: (index) => {
      const given = gradeOfKey(index + 1, { isRight, mayCount: false })
      if (given) grade(given)
    },
    onEnter: goOn,
  })
  return (
    <QuestionStage
      cardKey={cardId}
      line={line}
      keys={isChecked ? t(isRight ? 'keys.graded' : 'keys.next') : keys}
      onSubmit={goOn}
      actions={
        isChecked ? (
          <GradeButtons isRight={isRight} isLast={isLast} onGrade={grade} />
        ) : (
          <Button type="submit" size="lg">
            {t(isAnswered(answer, question) ? 'check' : 'unknown')}
          </Button>
        )
      }
    >
      <div className={styles.head}>
        <span>{t('ask.question')}</span>
      </div>
      <FreshQuestion
        question={question}
        answer={answer}
        isReadOnly={isChecked}
        onAnswer={setAnswer}
        onStale={() => {}}
      />
      <PracticeVerdict reviewed={reviewed} isRight={isChecked ? isRight : undefined} />
    </QuestionStage>
  )
}
