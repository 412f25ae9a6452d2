import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import type { AttendanceRow, StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import { groupText, sendGroupMessage } from '@sohbet/contract/messaging/group-messages'
import { schoolDay } from '@sohbet/domain/calendar'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { call } from '../../api/call.ts'
import { newId } from '../../parts/new-id.ts'
import { useLanguage } from '../../texts/language.ts'
import { DialogFooter } from '../../ui/dialog/dialog.tsx'
import type { DialogFormProps } from '../../ui/dialog/form-dialog.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { applyApiError } from '../../ui/form/apply-api-error.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useReportDirty } from '../../ui/form/use-report-dirty.ts'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { formatDay } from '../../ui/format.ts'
import styles from './live-sessions.module.css'

const fields = z.object({ text: groupText, to: z.array(z.string()) })

type Props = DialogFormProps & { session: StaffLiveSession; learners: readonly AttendanceRow[] }

/** Each learner gets the message in the own conversation. Those who were absent are chosen first. */
export function FollowUpForm({ session, learners, onDone, onCancel, ...dirty }: Props) {
  const { t } = useTranslation('sessionPage')
  // A lost request is repeated under the same key; an edited message is another one
  const [key, setKey] = useState(newId)
  // The dialog keeps the list that it opened with
  const [listed] = useState(() => learners.toSorted((a, b) => Number(a.isAttended) - Number(b.isAttended)))
  const text = useProposedText(session)
  const form = useZodForm(fields, {
    initialValues: {
      text,
      to: listed.filter(({ isAttended }) => !isAttended).map(({ userId }) => userId),
    },
    onValuesChange: () => setKey(newId()),
  })
  const { mutateAsync: send, isPending } = useMutation({
    mutationFn: ({ to, ...message }: z.output<typeof fields>) =>
      call(sendGroupMessage, { body: { key, to: { courseIds: [], userIds: to }, text: message.text } }),
  })
  useReportDirty(form, dirty)
  const count = form.values.to.length
  const submit = form.onSubmit(async (message) => {
    try {
      const { sent } = await send(message)
      showSuccess(t('followUp.sent', { count: sent }))
      onDone()
    } catch (error) {
      const rest = applyApiError(form, error)
      if (rest) showError(t('followUp.failed'), rest)
    }
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextAreaField
        form={form}
        name="text"
        label={t('followUp.text')}
        description={t('followUp.textHint')}
        minRows={5}
      />
      <Checkbox.Group label={t('followUp.to')} {...form.getInputProps('to')}>
        <div className={styles.people}>
          {listed.map(({ userId, username, isAttended }) => (
            <Checkbox
              key={userId}
              size="md"
              value={userId}
              label={username}
              description={isAttended ? t('followUp.attended') : undefined}
            />
          ))}
        </div>
      </Checkbox.Group>
      <DialogFooter onCancel={onCancel}>
        <Button type="submit" loading={isPending} disabled={count === 0}>
          {t('followUp.send', { count })}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** Names what the learner finds on the page of the session. */
function useProposedText({ id, courseName, startsAt, replayLink, notes }: StaffLiveSession): string {
  const { t } = useTranslation('sessionPage')
  const language = useLanguage()
  const day = formatDay(schoolDay(new Date(startsAt)), language)
  const found = replayLink ? (notes ? 'replayAndNotes' : 'replay') : notes ? 'notes' : 'page'
  const url = new URL(`/learner/session/${id}`, location.origin).href
  return [t('followUp.proposal', { course: courseName, day }), t(`followUp.found.${found}`), url].join('\n')
}
