import { Button, Title } from '@mantine/core'
import { liveSessionChange, type StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import IconPencil from '#icons/IconPencil'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { z } from 'zod'
import { LinkedText } from '../../parts/linked-text.tsx'
import { useSaveLiveSession } from '../../parts/live-sessions/change/use-save-live-session.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import styles from './live-sessions.module.css'

/** The agenda is for staff, the notes are for the learners. */
type Part = 'agenda' | 'notes'
type Props = { session: StaffLiveSession; part: Part; children?: ReactNode }

/** A text of a session, to be changed in place. */
export function LiveSessionText({ session, part, children }: Props) {
  const { t } = useTranslation('sessionPage')
  const titleId = useId()
  const [isChanging, setChanging] = useState(false)
  const text = session[part]
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t(`${part}.title`)}
      </Title>
      {isChanging ? (
        <TextForm session={session} part={part} onDone={() => setChanging(false)} />
      ) : (
        <>
          {text ? (
            <p className={styles.notes}>
              <LinkedText text={text} />
            </p>
          ) : (
            <p className={styles.soft}>{t(`${part}.none`)}</p>
          )}
          <Button
            variant="default"
            className={styles.start}
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {t(text ? `${part}.change` : `${part}.write`)}
          </Button>
        </>
      )}
      {children}
    </section>
  )
}

const fields = z.object({ text: liveSessionChange.shape.notes.unwrap() })

function TextForm({ session, part, onDone }: Omit<Props, 'children'> & { onDone: () => void }) {
  const { t } = useTranslation('sessionPage')
  const { save, isPending } = useSaveLiveSession(session.id)
  const form = useZodForm(fields, { initialValues: { text: session[part] } })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const submit = form.onSubmit(async ({ text }) => {
    try {
      await save({ [part]: text, expected: session.revision })
      showSuccess(t(`${part}.saved`))
      onDone()
    } catch (error) {
      showFormError(form, error, { title: t(`${part}.failed`) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextAreaField
        form={form}
        name="text"
        label={t(`${part}.label`)}
        description={t(`${part}.hint`)}
        minRows={4}
        isOptional
      />
      <div className={styles.actions}>
        <Button type="submit" variant="default" loading={isPending} disabled={!form.isDirty()}>
          {t('save')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
      {leaveDialog}
    </form>
  )
}
