import { ActionIcon, Button } from '@mantine/core'
import { maxAcceptedAnswers } from '@sohbet/domain/quiz/question'
import IconPlus from '#icons/IconPlus'
import IconTrash from '#icons/IconTrash'
import { useRef } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { TextField } from '../../ui/form/fields.tsx'
import editor from '../question-editor/question-editor.module.css'
import styles from './question-form.module.css'
import type { QuestionForm } from './question-values.ts'

/** Further answers that count as correct. */
export function AcceptedAnswers({ form }: { form: QuestionForm }) {
  const { t } = useTranslation('quizzes')
  const root = useRef<HTMLFieldSetElement>(null)
  const { acceptedAnswers } = form.values
  const add = () => {
    form.insertListItem('acceptedAnswers', '')
    // Focus the new field once it is rendered
    requestAnimationFrame(() => [...(root.current?.querySelectorAll('input') ?? [])].at(-1)?.focus())
  }

  return (
    <fieldset ref={root} className={editor.group}>
      <legend>{t('form.accepted')}</legend>
      <p className={editor.hint}>{t('form.acceptedHint')}</p>
      {acceptedAnswers.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer has no identity besides its position
        <div key={index} className={styles.accepted}>
          <TextField
            form={form}
            name={`acceptedAnswers.${index}`}
            label={t('form.acceptedAnswer', { number: index + 1 })}
            labelProps={{ className: editor.unseen }}
            lang="en"
            autoComplete="off"
          />
          <ActionIcon
            size={46}
            variant="subtle"
            className={styles.remove}
            aria-label={t('form.removeAccepted', { number: index + 1 })}
            onClick={() => form.removeListItem('acceptedAnswers', index)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {acceptedAnswers.length < maxAcceptedAnswers && (
        <Button
          variant="default"
          className={styles.add}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('form.addAccepted')}
        </Button>
      )}
    </fieldset>
  )
}
