import IconCheck from '#icons/IconCheck'
import { useTranslation } from 'react-i18next'
import { RightAnswer } from './quiz-review.tsx'
import type { Reviewed } from './reviewed.ts'
import styles from './practice.module.css'

type Props = {
  reviewed: Reviewed
  /** Undefined before the check. */
  isRight: boolean | undefined
}

/** Announced when the answer is checked: right, or the right answer and why. */
export function PracticeVerdict({ reviewed, isRight }: Props) {
  const { t } = useTranslation('player')
  const { explanation } = reviewed.verdict
  return (
    <output className={styles.verdict} data-right={isRight || undefined}>
      {isRight === true && (
        <strong className={styles.right}>
          <IconCheck size={24} aria-hidden />
          {t('practice.right')}
        </strong>
      )}
      {isRight === false && <RightAnswer {...reviewed} />}
      {isRight !== undefined && explanation && <span>{explanation}</span>}
    </output>
  )
}
