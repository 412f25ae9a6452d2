import { VisuallyHidden } from '@mantine/core'
import type { Answer } from '@sohbet/domain/quiz/marking'
import styles from './quiz.module.css'

/** The sentence with the typed text in its first blank. */
export function withGap(content: string, answer: Answer, blank: string) {
  const [, before = '', after = ''] = /^(.*?)_{2,}(.*)$/s.exec(content) ?? []
  if (!before && !after) return content
  return (
    <>
      {before}
      <span className={styles.gap}>{answer || <VisuallyHidden>{blank}</VisuallyHidden>}</span>
      {after}
    </>
  )
}
