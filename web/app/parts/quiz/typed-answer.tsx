import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import type { ViewProps } from './question-props.ts'
import styles from './typed-answer.module.css'

/** The browser's own fields: a quiz loads no form library. */
export function FillBlank(props: ViewProps) {
  const { t } = useTranslation('quiz')
  const { id, ...field } = useField(props)
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('typeAnswer')}
      </label>
      <input id={id} autoCapitalize="off" {...field} />
    </div>
  )
}

export function Sentence(props: ViewProps) {
  const { t } = useTranslation('quiz')
  const { id, ...field } = useField(props)
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('typeSentence')}
      </label>
      <textarea id={id} rows={2} {...field} />
    </div>
  )
}

const useField = ({ labelId, answer, onAnswer, isReadOnly }: ViewProps) => ({
  id: useId(),
  className: styles.field,
  'data-typed': true,
  lang: 'en',
  'aria-describedby': labelId,
  autoComplete: 'off',
  // A Turkish keyboard would "correct" English words
  autoCorrect: 'off',
  spellCheck: false,
  value: typeof answer === 'string' ? answer : '',
  readOnly: isReadOnly,
  onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    onAnswer(currentTarget.value),
})
