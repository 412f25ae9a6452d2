import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ViewProps } from './question-props.ts'

export function Sentence({ labelId, answer, onAnswer, isReadOnly }: ViewProps) {
  const { t } = useTranslation('quiz')
  return (
    <Textarea
      size="lg"
      data-typed
      lang="en"
      autosize
      minRows={2}
      label={t('typeSentence')}
      aria-describedby={labelId}
      autoComplete="off"
      // A Turkish keyboard would "correct" English words
      autoCorrect="off"
      spellCheck={false}
      value={typeof answer === 'string' ? answer : ''}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    />
  )
}
