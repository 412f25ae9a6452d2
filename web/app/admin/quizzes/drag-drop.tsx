import { optionIds } from '@sohbet/domain/quiz/question'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/fields.tsx'
import styles from './question-form.module.css'
import type { QuestionForm } from './question-values.ts'

/** The pieces in their right order, which is the key. */
export function DragDropFields({ form }: { form: QuestionForm }) {
  const { t } = useTranslation('quizzes')
  return (
    <fieldset className={styles.options}>
      <legend>{t('form.pieces')}</legend>
      <p className={styles.hint}>{t('form.piecesHint')}</p>
      {optionIds.map((id, index) => (
        <div key={id} className={styles.option}>
          <span className={styles.letter} aria-hidden>
            {id}
          </span>
          <TextField
            form={form}
            name={`options.${index}.text`}
            label={t('form.option', { id })}
            labelProps={{ className: styles.unseen }}
            lang="en"
            autoComplete="off"
          />
        </div>
      ))}
    </fieldset>
  )
}
