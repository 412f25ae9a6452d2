import { ActionIcon, Button, Textarea, TextInput, Title } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import { messageLimits } from '@sohbet/domain/message/thread'
import IconArrowLeft from '#icons/IconArrowLeft'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { messagesPath, threadPath } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { newId } from '../../new-id.ts'
import { AttachTools } from './attach-tools.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import {
  readFirstMessageDraft,
  writeFirstMessageDraft,
  type FirstMessageDraft,
} from './first-message-draft.ts'
import { useStartThread } from '../messages.queries.ts'
import { RecipientField } from './recipient-field.tsx'
import styles from '../threads.module.css'

type Props = { area: Role; tools?: (insert: (text: string) => void) => ReactNode }

/** A learner and a coach share one conversation without subjects. */
const hasSubjectIn = (area: Role, { to }: FirstMessageDraft) => area === 'admin' || to === 'school'

/** A new conversation; the URL may name the recipient, the subject and the text. */
export function NewMessage({ area, tools }: Props) {
  const { t } = useTranslation('messages')
  const { draft, change, forget } = useDraft()
  const { send, isPending, fields } = useSend(area, { draft, onSent: forget })
  const hasSubject = hasSubjectIn(area, draft)
  const isReady =
    draft.to !== '' &&
    (!hasSubject || draft.subject.trim() !== '') &&
    (draft.text.trim() !== '' || draft.attachments.length > 0)

  return (
    <form className={styles.compose} onSubmit={send}>
      <Head area={area} />
      <RecipientField area={area} value={draft.to} onChange={(to) => change({ to })} />
      {hasSubject && (
        <TextInput
          label={t('compose.subject')}
          required
          maxLength={messageLimits.subject}
          value={draft.subject}
          error={fields?.['subject']}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
      )}
      <Textarea
        label={t('write')}
        size="md"
        autosize
        minRows={6}
        maxRows={16}
        maxLength={messageLimits.text}
        value={draft.text}
        error={fields?.['text']}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <ChosenFiles
        files={draft.attachments}
        onRemove={(id) => change({ attachments: draft.attachments.filter((file) => file.id !== id) })}
      />
      <AttachTools
        mayAttach
        attachments={draft.attachments}
        onAttach={(file) => change({ attachments: [...draft.attachments, file] })}
      >
        {tools?.((text) => change({ text: [draft.text.trimEnd(), text].filter(Boolean).join('\n\n') }))}
        <Button type="submit" loading={isPending} disabled={!isReady}>
          {t('send')}
        </Button>
      </AttachTools>
    </form>
  )
}

function Head({ area }: { area: Role }) {
  const { t } = useTranslation('messages')
  return (
    <header className={styles.head}>
      <ActionIcon
        component={Link}
        to={messagesPath[area]}
        variant="subtle"
        size={44}
        className={styles.back}
        aria-label={t('back')}
      >
        <IconArrowLeft aria-hidden />
      </ActionIcon>
      <Title order={2}>{t('compose.title')}</Title>
    </header>
  )
}

function useSend(area: Role, { draft, onSent }: { draft: FirstMessageDraft; onSent: () => void }) {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const { mutate: start, isPending, error } = useStartThread()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { to, subject, text, attachments, clientId } = draft
    start(
      {
        to,
        ...(hasSubjectIn(area, draft) && { subject }),
        text,
        clientId,
        attachmentIds: attachments.map(({ id }) => id),
      },
      {
        onSuccess: ({ threadId }) => {
          onSent()
          void navigate(threadPath(area, threadId), { replace: true })
        },
        onError: (failure) => showError(t('compose.failed'), errorMessage(failure)),
      },
    )
  }
  return { send, isPending, fields: error instanceof ApiError ? error.fields : undefined }
}

/** The text survives a reload; a URL with other values starts again. */
function useDraft() {
  const userId = useSession()?.user.id ?? ''
  const [params] = useSearchParams()
  const place = `new?${params.toString()}`
  const [draft, setLetter] = useState<FirstMessageDraft>(
    () =>
      readFirstMessageDraft(userId, place) ?? {
        to: params.get('to') ?? '',
        subject: (params.get('subject') ?? '').slice(0, messageLimits.subject),
        text: (params.get('text') ?? '').slice(0, messageLimits.text),
        attachments: [],
        clientId: newId(),
      },
  )
  const save = (next: FirstMessageDraft) => {
    setLetter(next)
    writeFirstMessageDraft(userId, place, next)
  }
  return {
    draft,
    // A changed text is another message, so it gets a new id
    change: (changed: Partial<FirstMessageDraft>) => save({ ...draft, ...changed, clientId: newId() }),
    forget: () => writeFirstMessageDraft(userId, place, undefined),
  }
}
