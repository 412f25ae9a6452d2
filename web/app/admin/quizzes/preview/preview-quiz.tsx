import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import IconEye from '#icons/IconEye'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { pictureOf } from '../../../parts/quiz/picture-of.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import { valuesOf } from '../question-values.ts'
import styles from './preview-quiz.module.css'
import { QuestionPreview } from './question-preview.tsx'

type Props = { questions: readonly KeyedQuizQuestion[] }

/** The button, and the quiz as a learner takes it. Nothing is saved. */
export function PreviewQuiz({ questions }: Props) {
  const { t } = useTranslation('quizzes')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={open}>
        {t('preview.quiz')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('preview.quizTitle')} size="lg">
        <QuizSteps questions={questions} />
      </Dialog>
    </>
  )
}

/** One question after the other. */
export function QuizSteps({ questions }: Props) {
  const { t } = useTranslation('quizzes')
  const [index, setIndex] = useState(0)
  const question = questions[index]
  const count = questions.length
  if (!question) return <p className={styles.plain}>{t('preview.noQuestions')}</p>
  return (
    <div className={styles.quiz}>
      <div>
        <strong aria-live="polite">{t('preview.progress', { position: index + 1, count })}</strong>
        <progress className={styles.progress} value={index + 1} max={count} aria-hidden />
      </div>
      <QuestionPreview
        key={question.id}
        values={valuesOf(question)}
        playUrl={question.playUrl}
        picture={pictureOf(question)}
      />
      <ButtonRow>
        <Button variant="default" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          {t('preview.previous')}
        </Button>
        <Button disabled={index === count - 1} onClick={() => setIndex(index + 1)}>
          {t('preview.next')}
        </Button>
      </ButtonRow>
    </div>
  )
}
