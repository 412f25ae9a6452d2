import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ViewProps } from './question-view.tsx'

export function Sentence({ labelId, answer, onAnswer, isReadOnly }: ViewProps) {
  const { t } = useTranslation('quiz')
  return (
    <Textarea
      size="md"
      lang="en"
      autosize
      minRows={2}
      label={t('typeSentence')}
      aria-describedby={labelId}
      autoComplete="off"
      spellCheck={false}
      value={typeof answer === 'string' ? answer : ''}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
    />
  )
}
