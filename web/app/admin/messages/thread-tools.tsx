import { Button } from '@mantine/core'
import type { ThreadPage } from '@sohbet/contract/messaging/threads'
import { useQuery } from '@tanstack/react-query'
import IconCheck from '#icons/IconCheck'
import IconRotateClockwise from '#icons/IconRotateClockwise'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import styles from './inbox.module.css'
import { colleaguesQuery, useAssign, useSetDone } from './inbox.queries.ts'

/** The assignee of a conversation, and whether it is done. */
export function ThreadTools({ thread: { id, inbox } }: { thread: ThreadPage }) {
  const { t } = useTranslation('messages')
  const { data: colleagues } = useQuery(colleaguesQuery)
  const { mutate: setDone, isPending } = useSetDone(id)
  const { mutate: assign, isPending: isAssigning } = useAssign(id)
  if (!inbox) return null
  const onError = (error: Error) => showError(t('inbox.failed'), errorMessage(error))
  const known = colleagues ?? (inbox.assignee ? [inbox.assignee] : [])
  const Icon = inbox.isDone ? IconRotateClockwise : IconCheck
  return (
    <div className={styles.tools}>
      <SelectBox
        aria-label={t('inbox.take')}
        disabled={isAssigning}
        value={inbox.assignee?.id ?? ''}
        onChange={({ currentTarget }) =>
          assign({ userId: currentTarget.value || null, expected: inbox.assignee?.id ?? null }, { onError })
        }
        data={[
          { value: '', label: t('inbox.nobody') },
          ...known.map(({ id: value, name }) => ({ value, label: name })),
        ]}
      />
      <Button
        variant="default"
        loading={isPending}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => setDone(!inbox.isDone, { onError })}
      >
        {inbox.isDone ? t('inbox.reopen') : t('inbox.done')}
      </Button>
    </div>
  )
}
