import { optionIds } from '@sohbet/domain/quiz/question'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/fields.tsx'
import styles from './question-form.module.css'
import type { QuestionForm } from './question-values.ts'

/** Four texts, and before each the mark of the correct one. */
export function MultiOptionFields({ form }: { form: QuestionForm }) {
  const { t } = useTranslation('quizzes')
  const fault = form.errors['correctAnswer'] ?? form.errors['options']
  return (
    <fieldset className={styles.options}>
      <legend>{t('form.options')}</legend>
      <p className={styles.hint}>{t('form.optionsHint')}</p>
      {optionIds.map((id, index) => (
        <div key={id} className={styles.option} data-correct={form.values.correctOption === id || undefined}>
          <label className={styles.mark}>
            <input
              type="radio"
              name="correctOption"
              aria-label={t('form.correctOption', { id })}
              checked={form.values.correctOption === id}
              onChange={() => form.setFieldValue('correctOption', id)}
            />
            <span aria-hidden>{id}</span>
          </label>
          <TextField
            form={form}
            name={`options.${index}.text`}
            label={t('form.option', { id })}
            // The letter before it is seen
            labelProps={{ className: styles.unseen }}
            lang="en"
            autoComplete="off"
          />
        </div>
      ))}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
