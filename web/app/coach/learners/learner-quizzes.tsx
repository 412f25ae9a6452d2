import type { QuizResult } from '@sohbet/contract/learning/learner-page'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import styles from './learners.module.css'

/** The latest quizzes, each with what was wrong. */
export function LearnerQuizzes({ quizzes }: { quizzes: readonly QuizResult[] }) {
  const { t } = useTranslation('learnerPage')
  return (
    <section className={styles.panel} aria-labelledby="quizzes">
      <h2 id="quizzes">{t('quizzes.title')}</h2>
      {quizzes.length === 0 && <p className={styles.soft}>{t('quizzes.none')}</p>}
      <ul className={styles.list}>
        {quizzes.map((quiz) => (
          <Quiz key={quiz.moduleId} quiz={quiz} />
        ))}
      </ul>
    </section>
  )
}

function Quiz({ quiz }: { quiz: QuizResult }) {
  const { t } = useTranslation('learnerPage')
  const language = useLanguage()
  const { moduleName, completedAt, questionCount, correctCount, wrong } = quiz
  return (
    <li>
      <h3>{moduleName}</h3>
      <p className={styles.soft}>
        {t('quizzes.right', { right: correctCount, all: questionCount })} ·{' '}
        <time dateTime={completedAt}>{formatDateTime(completedAt, language)}</time>
      </p>
      {wrong.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('quizzes.wrong', { count: wrong.length })}</summary>
          <ul className={styles.wrong}>
            {wrong.map(({ questionId, question, answer, right }) => (
              <li key={questionId}>
                <p lang="en">{question}</p>
                <dl>
                  <div>
                    <dt>{t('quizzes.answer')}</dt>
                    <dd lang="en">{answer}</dd>
                  </div>
                  <div>
                    <dt>{t('quizzes.rightAnswer')}</dt>
                    <dd lang="en" data-right>
                      {right}
                    </dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
