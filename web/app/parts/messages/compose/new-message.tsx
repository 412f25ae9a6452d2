import { ActionIcon, Button, Textarea, TextInput, Title } from '@mantine/core'
import type { Role } from '@sohbet/domain/account/role'
import { messageLimits } from '@sohbet/domain/message/thread'
import IconArrowLeft from '#icons/IconArrowLeft'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { messagesPath, threadPath } from '../../../paths.ts'
import { useSession } from '../../../session/session.ts'
import { showError } from '../../../ui/feedback/toasts.tsx'
import { newId } from '../../new-id.ts'
import { AttachButton } from './attach-button.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import { readLetter, writeLetter, type Letter } from './letter.ts'
import { useStartThread } from '../messages.queries.ts'
import { RecipientField } from './recipient-field.tsx'
import styles from '../threads.module.css'

type Props = { area: Role; tools?: (insert: (text: string) => void) => ReactNode }

/** A learner and a coach share one conversation without subjects. */
const hasSubjectIn = (area: Role, { to }: Letter) => area === 'admin' || to === 'school'

/** A new conversation; the URL may name the recipient, the subject and the text. */
export function NewMessage({ area, tools }: Props) {
  const { t } = useTranslation('messages')
  const { letter, change, forget } = useLetter()
  const { send, isPending, fields } = useSend(area, { letter, onSent: forget })
  const hasSubject = hasSubjectIn(area, letter)
  const isReady =
    letter.to !== '' &&
    (!hasSubject || letter.subject.trim() !== '') &&
    (letter.text.trim() !== '' || letter.attachments.length > 0)

  return (
    <form className={styles.compose} onSubmit={send}>
      <Head area={area} />
      <RecipientField area={area} value={letter.to} onChange={(to) => change({ to })} />
      {hasSubject && (
        <TextInput
          label={t('compose.subject')}
          required
          maxLength={messageLimits.subject}
          value={letter.subject}
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
        value={letter.text}
        error={fields?.['text']}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <ChosenFiles
        files={letter.attachments}
        onRemove={(id) => change({ attachments: letter.attachments.filter((file) => file.id !== id) })}
      />
      <div className={styles.composeEnd}>
        <AttachButton
          count={letter.attachments.length}
          onAttach={(file) => change({ attachments: [...letter.attachments, file] })}
        />
        {tools?.((text) => change({ text: [letter.text.trimEnd(), text].filter(Boolean).join('\n\n') }))}
        <Button type="submit" loading={isPending} disabled={!isReady}>
          {t('send')}
        </Button>
      </div>
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

function useSend(area: Role, { letter, onSent }: { letter: Letter; onSent: () => void }) {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const { mutate: start, isPending, error } = useStartThread()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { to, subject, text, attachments, clientId } = letter
    start(
      {
        to,
        ...(hasSubjectIn(area, letter) && { subject }),
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
function useLetter() {
  const userId = useSession()?.user.id ?? ''
  const [params] = useSearchParams()
  const place = `new?${params.toString()}`
  const [letter, setLetter] = useState<Letter>(
    () =>
      readLetter(userId, place) ?? {
        to: params.get('to') ?? '',
        subject: (params.get('subject') ?? '').slice(0, messageLimits.subject),
        text: (params.get('text') ?? '').slice(0, messageLimits.text),
        attachments: [],
        clientId: newId(),
      },
  )
  const save = (next: Letter) => {
    setLetter(next)
    writeLetter(userId, place, next)
  }
  return {
    letter,
    // A changed text is another message, so it gets a new id
    change: (changed: Partial<Letter>) => save({ ...letter, ...changed, clientId: newId() }),
    forget: () => writeLetter(userId, place, undefined),
  }
}
