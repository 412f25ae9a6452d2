import { TextInput, VisuallyHidden } from '@mantine/core'
import type { Answer } from '@sohbet/domain/quiz/marking'
import { useTranslation } from 'react-i18next'
import type { ViewProps } from './question-props.ts'
import styles from './quiz.module.css'

export function FillBlank({ labelId, answer, onAnswer, isReadOnly }: ViewProps) {
  const { t } = useTranslation('quiz')
  return (
    <TextInput
      size="lg"
      data-typed
      lang="en"
      label={t('typeAnswer')}
      aria-describedby={labelId}
      autoComplete="off"
      autoCapitalize="off"
      // A Turkish keyboard would "correct" English words
      autoCorrect="off"
      spellCheck={false}
      value={typeof answer === 'string' ? answer : ''}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    />
  )
}

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
