import { ActionIcon, Button } from '@mantine/core'
import type { SavedReply } from '@sohbet/contract/messaging/saved-replies'
import { useQuery } from '@tanstack/react-query'
import IconPencil from '#icons/IconPencil'
import IconTrash from '#icons/IconTrash'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { useCloseGuard } from '../../../ui/dialog/use-close-guard.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import styles from './replies.module.css'
import { savedRepliesQuery, useDeleteReply } from './replies.queries.ts'
import { SavedReplyForm } from './saved-reply-form.tsx'

type Edited = SavedReply | 'new' | undefined

export function SavedRepliesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('messages')
  const [edited, edit] = useState<Edited>()
  const title =
    edited === undefined
      ? t('replies.title')
      : edited === 'new'
        ? t('replies.new')
        : t('replies.edit', { title: edited.title })
  // Closing an open reply returns to the list
  const guard = useCloseGuard({ isOpen, onClose: edited === undefined ? onClose : () => edit(undefined) })
  return (
    <>
      <Dialog {...guard.dialogProps} title={title} size="lg">
        {edited === undefined ? (
          <SavedReplies onEdit={edit} />
        ) : (
          <SavedReplyForm
            {...(edited !== 'new' && { reply: edited })}
            {...guard.formProps}
            onDone={guard.close}
            onCancel={guard.dialogProps.onClose}
          />
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}

function SavedReplies({ onEdit }: { onEdit: (edited: Edited) => void }) {
  const { t } = useTranslation('messages')
  const { data, error, refetch } = useQuery(savedRepliesQuery)
  if (!data && error)
    return (
      <ErrorState title={t('replies.loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingState />
  const add = <Button onClick={() => onEdit('new')}>{t('replies.new')}</Button>
  if (data.length === 0)
    return <EmptyState title={t('replies.none')} hint={t('replies.noneHint')} action={add} />
  return (
    <div className={styles.replies}>
      <ul className={styles.replyList}>
        {data.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} onEdit={() => onEdit(reply)} />
        ))}
      </ul>
      {add}
    </div>
  )
}

function ReplyRow({ reply: { id, title, text }, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { t } = useTranslation('messages')
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useDeleteReply()
  const ask = async () => {
    try {
      await confirm({
        message: t('replies.deleteSure', { title }),
        isDestructive: true,
        action: () => remove(id),
      })
    } catch (error) {
      showError(t('replies.deleteFailed'), errorMessage(error))
    }
  }
  return (
    <li className={styles.reply}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <ActionIcon variant="subtle" size={44} aria-label={t('replies.edit', { title })} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('replies.delete', { title })}
        onClick={() => void ask()}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {dialog}
    </li>
  )
}
