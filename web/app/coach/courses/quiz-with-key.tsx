import type { KeyedQuizQuestion } from '@sohbet/contract/catalogue/quiz-questions'
import { useQuery } from '@tanstack/react-query'
import IconCheck from '#icons/IconCheck'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Recording } from '../../parts/listening/recording.tsx'
import { pictureOf } from '../../parts/quiz/picture-of.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { taughtQuizQuery } from '../coach.queries.ts'
import styles from './courses.module.css'
import own from './quiz-with-key.module.css'

export function QuizWithKey({ moduleId }: { moduleId: string }) {
  const { t } = useTranslation('coach')
  const { data: questions, error, refetch } = useQuery(taughtQuizQuery(moduleId))
  return (
    <section className={styles.panel} aria-labelledby="quiz">
      <h2 id="quiz">{t('module.quiz')}</h2>
      {questions ? (
        <ol className={own.questions}>
          {questions.map((question, place) => (
            <Question key={question.id} question={question} number={place + 1} />
          ))}
        </ol>
      ) : questions === null ? (
        <p className={styles.soft}>{t('module.noQuiz')}</p>
      ) : error ? (
        <ErrorState
          title={t('module.quizFailed')}
          hint={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState lines={6} />
      )}
    </section>
  )
}

function Question({ question, number }: { question: KeyedQuizQuestion; number: number }) {
  const { t } = useTranslation(['coach', 'quiz'])
  const { content, questionType, sourceType, options, correctAnswer, acceptedAnswers, explanation } = question
  const picture = pictureOf(question)
  return (
    <li>
      <h3>
        {t('module.question', { number })} · {t(`quiz:source.${sourceType}`)}
      </h3>
      {picture && <img src={picture} alt={t('module.picture')} className={own.picture} />}
      {sourceType === 'audio' && <Recording url={question.playUrl} label={t('quiz:recording')} isLazy />}
      <p lang="en">{content}</p>
      {questionType === 'multi-option' && (
        <ul lang="en">
          {options.map(({ id, text }) => (
            <li key={id} data-right={id === correctAnswer || undefined}>
              {id}. {text}
              {id === correctAnswer && <IconCheck size={18} aria-label={t('module.right')} />}
            </li>
          ))}
        </ul>
      )}
      {questionType !== 'multi-option' && (
        <p className={own.key}>
          {t('module.key', { answer: correctAnswer ?? options.map(({ text }) => text).join(' ') })}
        </p>
      )}
      {acceptedAnswers.length > 0 && (
        <p className={styles.soft}>{t('module.accepted', { answers: acceptedAnswers.join(' · ') })}</p>
      )}
      {explanation && <p className={styles.soft}>{t('module.explanation', { text: explanation })}</p>}
    </li>
  )
}
