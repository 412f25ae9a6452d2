import { Button } from '@mantine/core'
import { noteFields, noteLength, type StaffNote } from '@sohbet/contract/learning/learner-page'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { formatDateTime } from '../../ui/format.ts'
import { useDeleteNote, useWriteNote } from './learner-page.queries.ts'
import styles from './staff-notes.module.css'

type Props = { learnerId: string; notes: readonly StaffNote[] }

/** Notes of coaches and admins, the latest first. */
export function StaffNotes({ learnerId, notes }: Props) {
  return (
    <>
      <NewNote learnerId={learnerId} />
      <ul className={styles.list}>
        {notes.map((note) => (
          <Note key={note.id} learnerId={learnerId} note={note} />
        ))}
      </ul>
    </>
  )
}

function NewNote({ learnerId }: Pick<Props, 'learnerId'>) {
  const { t } = useTranslation('staffNotes')
  const { mutate: write, isPending } = useWriteNote(learnerId)
  const form = useZodForm(noteFields, { initialValues: { text: '' } })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const submit = form.onSubmit((note) =>
    write(note, {
      onSuccess: () => {
        form.reset()
        showSuccess(t('saved'))
      },
      onError: (error) => showFormError(form, error, { title: t('failed') }),
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextAreaField
        form={form}
        name="text"
        label={t('label')}
        description={t('hint')}
        minRows={2}
        maxLength={noteLength}
      />
      <div>
        <Button type="submit" variant="default" loading={isPending}>
          {t('save')}
        </Button>
      </div>
      {leaveDialog}
    </form>
  )
}

function Note({ learnerId, note }: { learnerId: string; note: StaffNote }) {
  const { t } = useTranslation('staffNotes')
  const language = useLanguage()
  const { mutateAsync: remove } = useDeleteNote(learnerId)
  const { confirm, dialog } = useConfirm()
  const { id, text, author, isOwn, createdAt } = note
  const ask = () =>
    confirm({
      message: t('askDelete'),
      deed: t('delete'),
      isDestructive: true,
      action: () => remove(id),
    }).catch((error: unknown) => showError(t('deleteFailed'), errorMessage(error)))
  return (
    <li>
      <p className={styles.note}>{text}</p>
      <p className={styles.by}>
        <span>
          {author ?? t('formerAuthor')} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        </span>
        {isOwn && (
          <Button variant="subtle" onClick={() => void ask()}>
            {t('delete')}
          </Button>
        )}
      </p>
      {dialog}
    </li>
  )
}
