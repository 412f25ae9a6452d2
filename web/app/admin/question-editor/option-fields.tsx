import { optionIds, type OptionId } from '@sohbet/domain/quiz/question'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { TextField, type FieldsOf } from '../../ui/form/fields.tsx'
import styles from './question-editor.module.css'

type Props<Values> = {
  form: FieldsOf<Values>
  legend: string
  hint: string
  /** For types with one correct option. */
  correct?: { id: string | undefined; onMark: (id: OptionId) => void }
  fault?: ReactNode
}

/** The four options, each with its letter. */
export function OptionFields<Values>({ form, legend, hint, correct, fault }: Props<Values>) {
  const { t } = useTranslation('questionEditor')
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {optionIds.map((id, index) => (
        <div key={id} className={styles.option} data-correct={correct?.id === id || undefined}>
          {correct ? (
            <label className={styles.mark}>
              <input
                type="radio"
                name="correctOption"
                aria-label={t('option.correct', { id })}
                checked={correct.id === id}
                onChange={() => correct.onMark(id)}
              />
              <span aria-hidden>{id}</span>
            </label>
          ) : (
            <span className={styles.mark} aria-hidden>
              {id}
            </span>
          )}
          <TextField
            form={form}
            name={`options.${index}.text`}
            label={t('option.text', { id })}
            // Hidden visually: the letter before the field names the option
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
