import IconCheck from '#icons/IconCheck'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../texts/use-translation.ts'
import { RightAnswer } from '../result/quiz-review.tsx'
import type { Reviewed } from '../result/reviewed.ts'
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
  const verdict = useRef<HTMLOutputElement>(null)
  const isChecked = isRight !== undefined
  // A long question would hide it behind the buttons
  useEffect(() => {
    if (isChecked) verdict.current?.scrollIntoView({ block: 'nearest' })
  }, [isChecked])
  return (
    <output ref={verdict} className={styles.verdict} data-right={isRight || undefined}>
      {isRight === true && (
        <strong className={styles.right}>
          <IconCheck size={24} aria-hidden />
          {t('practice.right')}
        </strong>
      )}
      {isRight === false && <RightAnswer {...reviewed} />}
      {isChecked && explanation && <span>{explanation}</span>}
    </output>
  )
}
