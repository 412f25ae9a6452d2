import IconCheck from '#icons/IconCheck'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Word } from './card-props.ts'
import styles from './review.module.css'

type Props = {
  word: Word
  /** Undefined before the check. */
  isRight: boolean | undefined
}

/** Announced when the answer is checked: the word as it is written, what it means, and a sentence with it. */
export function WordVerdict({ word, isRight }: Props) {
  const { t } = useTranslation('review')
  const verdict = useRef<HTMLOutputElement>(null)
  const isChecked = isRight !== undefined
  useEffect(() => {
    if (isChecked) verdict.current?.scrollIntoView({ block: 'nearest' })
  }, [isChecked])
  return (
    <output ref={verdict} className={styles.verdict} data-right={isRight || undefined}>
      {isChecked && (
        <>
          <span className={styles.label}>
            {isRight && <IconCheck size={20} aria-hidden />}
            {t(isRight ? 'right' : 'answerIs')}
          </span>
          <strong className={styles.term} lang="en">
            {word.term}
          </strong>
          {word.translation && <span lang="tr">{word.translation}</span>}
          {word.example && (
            <span className={styles.example} lang="en">
              {word.example}
            </span>
          )}
        </>
      )}
    </output>
  )
}
