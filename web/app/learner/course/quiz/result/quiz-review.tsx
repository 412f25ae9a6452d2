import { Button, Title } from '@mantine/core'
import IconArrowRight from '#icons/IconArrowRight'
import IconCheck from '#icons/IconCheck'
import IconX from '#icons/IconX'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { Recording } from '../../../../parts/listening/recording.tsx'
import styles from './quiz-review.module.css'
import type { Reviewed } from './reviewed.ts'
import { answerText, shownQuestion } from '../shown-question.ts'

type MistakesProps = { mistakes: readonly Reviewed[]; onPractise: () => void }

/** The wrong answers, each with the right one; the practice stays at the thumb while they are read. */
export function Mistakes({ mistakes, onPractise }: MistakesProps) {
  const { t } = useTranslation('player')
  return (
    <section className={styles.section}>
      <Title order={2}>{t('result.mistakes', { count: mistakes.length })}</Title>
      <ol className={styles.list}>
        {mistakes.map((mistake) => (
          <Mistake key={mistake.question.id} {...mistake} />
        ))}
      </ol>
      <div className={styles.practise}>
        <Button size="lg" rightSection={<IconArrowRight size={20} aria-hidden />} onClick={onPractise}>
          {t('practice.start', { count: mistakes.length })}
        </Button>
        <p>{t('practice.hint')}</p>
      </div>
    </section>
  )
}

function Mistake({ question, number, given, verdict }: Reviewed) {
  const { t } = useTranslation('player')
  return (
    <li className={styles.mistake}>
      <Asked question={question} number={number} verdict={verdict} />
      <RightAnswer question={question} verdict={verdict} />
      <p className={styles.yours}>
        <IconX size={18} aria-hidden />
        <span>
          {t('result.yours')}: <span lang="en">{answerText(question, given)}</span>
        </span>
      </p>
      {verdict.explanation && <p className={styles.explanation}>{verdict.explanation}</p>}
    </li>
  )
}

/** The strongest text of a mistake. */
export function RightAnswer({ question, verdict }: Pick<Reviewed, 'question' | 'verdict'>) {
  const { t } = useTranslation('player')
  return (
    <span className={styles.right}>
      <span className={styles.label}>{t('result.correct')}</span>
      <strong>
        <IconCheck size={24} aria-hidden />
        <span lang="en">{answerText(question, verdict.correctAnswer)}</span>
      </strong>
    </span>
  )
}

/** The question as it was asked: its number and kind, picture, recording and text. */
function Asked({ question, number, verdict }: Omit<Reviewed, 'given'>) {
  const { t } = useTranslation('player')
  const { t: quiz } = useTranslation('quiz')
  const { picture, playUrl } = shownQuestion(question)
  return (
    <>
      <p className={styles.head}>
        {number}. {t(verdict.isCorrect ? 'result.right' : 'result.wrong')} ·{' '}
        {quiz(`source.${question.sourceType}`)}
      </p>
      {picture && <img src={picture} alt={quiz('picture')} loading="lazy" />}
      {playUrl && <Recording url={playUrl} label={t('result.recording', { number })} isLazy />}
      <p className={styles.content} lang="en">
        {question.content}
      </p>
    </>
  )
}

/** Below everything else: what needs no more work. */
export function RightAnswers({ answers }: { answers: readonly Reviewed[] }) {
  const { t } = useTranslation('player')
  if (answers.length === 0) return null
  return (
    <section className={styles.section}>
      <Title order={2}>{t('result.rightAnswers', { count: answers.length })}</Title>
      <ol className={styles.list}>
        {answers.map((one) => (
          <li key={one.question.id} className={styles.rightRow}>
            <Asked {...one} />
            <p className={styles.given}>
              <IconCheck size={20} aria-hidden />
              <span lang="en">{answerText(one.question, one.given)}</span>
            </p>
            {one.verdict.explanation && <p className={styles.explanation}>{one.verdict.explanation}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
