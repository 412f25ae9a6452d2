import { Title } from '@mantine/core'
import type { QuizAttempt, QuizQuestion } from '@sohbet/contract/learning/quiz-attempts'
import IconCheck from '#icons/IconCheck'
import IconX from '#icons/IconX'
import { useTranslation } from 'react-i18next'
import styles from './quiz-review.module.css'
import { answerText, shownQuestion } from './shown-question.ts'

type Props = { questions: readonly QuizQuestion[]; attempt: QuizAttempt }
type Verdict = NonNullable<QuizAttempt['review']>[number]

/** Every question with the given answer, the right one and the explanation. */
export function QuizReview({ questions, attempt }: Props) {
  const { t } = useTranslation('player')
  return (
    <section>
      <Title order={2} className={styles.title}>
        {t('result.review')}
      </Title>
      <ol className={styles.list}>
        {questions.map((question, index) => {
          const verdict = attempt.review?.find(({ questionId }) => questionId === question.id)
          const given = attempt.answers.find(({ questionId }) => questionId === question.id)
          return (
            verdict && (
              <Reviewed
                key={question.id}
                question={question}
                number={index + 1}
                given={given?.answer ?? ''}
                verdict={verdict}
              />
            )
          )
        })}
      </ol>
    </section>
  )
}

type ReviewedProps = { question: QuizQuestion; number: number; given: string | string[]; verdict: Verdict }

function Reviewed({ question, number, given, verdict }: ReviewedProps) {
  const { t } = useTranslation('player')
  const { t: quiz } = useTranslation('quiz')
  const { isCorrect, correctAnswer, explanation } = verdict
  const { picture, playUrl } = shownQuestion(question)
  const Mark = isCorrect ? IconCheck : IconX
  return (
    <li className={styles.question} data-correct={isCorrect || undefined}>
      <p className={styles.head}>
        <Mark size={22} aria-hidden />
        <span>
          {number}. <strong>{t(isCorrect ? 'result.right' : 'result.wrong')}</strong> ·{' '}
          {quiz(`source.${question.sourceType}`)}
        </span>
      </p>
      {picture && <img src={picture} alt={quiz('picture')} loading="lazy" />}
      {playUrl && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the recording is the question itself
        <audio controls preload="none" src={playUrl} aria-label={t('result.recording', { number })} />
      )}
      <p className={styles.content} lang="en">
        {question.content}
      </p>
      <dl>
        <div data-yours>
          <dt>{t('result.yours')}</dt>
          <dd lang="en">{answerText(question, given)}</dd>
        </div>
        {!isCorrect && (
          <div>
            <dt>{t('result.correct')}</dt>
            <dd lang="en">{answerText(question, correctAnswer)}</dd>
          </div>
        )}
        {explanation && (
          <div>
            <dt>{t('result.explanation')}</dt>
            <dd>{explanation}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}
