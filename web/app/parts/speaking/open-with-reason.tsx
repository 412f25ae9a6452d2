import { Button } from '@mantine/core'
import { openReason } from '@sohbet/contract/speaking/speaking'
import IconLock from '#icons/IconLock'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Recording } from '../listening/recording.tsx'
import { useOpenRecording } from './learner-recordings.queries.ts'
import styles from './speaking.module.css'

/** A recording that is closed until the admin gives a reason. */
export function OpenWithReason({ id }: { id: string }) {
  const { t } = useTranslation(['learnerRecordings', 'speaking'])
  const [isAsking, setAsking] = useState(false)
  const { mutate: open, data, isPending } = useOpenRecording()
  if (data)
    return (
      <>
        <Recording url={data.voice.url} seconds={data.voice.seconds} label={t('recording')} />
        {data.feedback && (
          <Recording
            url={data.feedback.url}
            seconds={data.feedback.seconds}
            label={t('speaking:feedback.voice')}
          />
        )}
      </>
    )
  if (!isAsking)
    return (
      <Button
        variant="default"
        className={styles.start}
        leftSection={<IconLock size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('openIt')}
      </Button>
    )
  return (
    <Reason
      isPending={isPending}
      onOpen={(reason, onError) => open({ id, reason }, { onError })}
      onCancel={() => setAsking(false)}
    />
  )
}

type ReasonProps = {
  isPending: boolean
  onOpen: (reason: string, onError: (error: Error) => void) => void
  onCancel: () => void
}

function Reason({ isPending, onOpen, onCancel }: ReasonProps) {
  const { t } = useTranslation('learnerRecordings')
  const form = useZodForm(openReason, { initialValues: { reason: '' } })
  const submit = form.onSubmit(({ reason }) =>
    onOpen(reason, (error) => {
      showFormError(form, error, { title: t('openFailed') })
    }),
  )
  return (
    <form noValidate onSubmit={submit} className={styles.reason}>
      <TextField
        form={form}
        name="reason"
        label={t('reason')}
        maxLength={500}
        autoComplete="off"
        data-autofocus
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={isPending}>
          {t('confirm')}
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
