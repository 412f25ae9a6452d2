import { Button, Title } from '@mantine/core'
import { liveSessionChange, type StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import type { SessionPage } from '@sohbet/contract/learning/session-page'
import { schoolDay } from '@sohbet/domain/calendar'
import IconPencil from '#icons/IconPencil'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { LinkedText } from '../../parts/linked-text.tsx'
import { useSaveLiveSession } from '../../parts/live-sessions/use-save-live-session.tsx'
import { useLanguage } from '../../texts/language.ts'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { formatShortDay } from '../../ui/format.ts'
import styles from './live-sessions.module.css'

const fields = z.object({ notes: liveSessionChange.shape.notes.unwrap() })

type Props = { session: StaffLiveSession; last: SessionPage['last'] }

/** The notes of this session, to be changed in place, and those of the last one. */
export function LiveSessionNotes({ session, last }: Props) {
  const { t } = useTranslation('sessionPage')
  const language = useLanguage()
  const [isChanging, setChanging] = useState(false)
  const { notes } = session
  return (
    <section className={styles.card} aria-labelledby="notes">
      <Title order={2} id="notes">
        {t('notes.title')}
      </Title>
      {isChanging ? (
        <NotesForm session={session} onDone={() => setChanging(false)} />
      ) : (
        <>
          {notes ? (
            <p className={styles.notes}>
              <LinkedText text={notes} />
            </p>
          ) : (
            <p className={styles.soft}>{t('notes.none')}</p>
          )}
          <Button
            variant="default"
            className={styles.start}
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {t(notes ? 'notes.change' : 'notes.write')}
          </Button>
        </>
      )}
      {last && (
        <details className={styles.last}>
          <summary>
            {t('notes.last', { day: formatShortDay(schoolDay(new Date(last.startsAt)), language) })}
          </summary>
          <p className={styles.notes}>
            <LinkedText text={last.notes} />
          </p>
        </details>
      )}
    </section>
  )
}

function NotesForm({ session, onDone }: { session: StaffLiveSession; onDone: () => void }) {
  const { t } = useTranslation('sessionPage')
  const { save, isPending } = useSaveLiveSession(session.id)
  const form = useZodForm(fields, { initialValues: { notes: session.notes } })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const submit = form.onSubmit(async ({ notes }) => {
    try {
      await save({ notes, expected: session.revision })
      showSuccess(t('notes.saved'))
      onDone()
    } catch (error) {
      const rest = applyApiError(form, error)
      if (rest) showError(t('notes.failed'), rest)
    }
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextAreaField
        form={form}
        name="notes"
        label={t('notes.label')}
        description={t('notes.hint')}
        minRows={4}
        isOptional
      />
      <div className={styles.actions}>
        <Button type="submit" variant="default" loading={isPending} disabled={!form.isDirty()}>
          {t('notes.save')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('notes.cancel')}
        </Button>
      </div>
      {leaveDialog}
    </form>
  )
}
