import { Button, Skeleton } from '@mantine/core'
import { messageErrors } from '@sohbet/contract/messaging/message-errors'
import type { Message, ThreadPage } from '@sohbet/contract/messaging/threads'
import type { Role } from '@sohbet/domain/account/role'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { discard, retry } from '../../../outbox/outbox.ts'
import { messagesPath, newMessagePath } from '../../../paths.ts'
import { useLanguage } from '../../../texts/language.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { Composer } from '../compose/composer.tsx'
import { MessageList } from './message-list.tsx'
import { threadQuery } from '../messages.queries.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { Reported } from './reported.tsx'
import { ThreadHead } from './thread-head.tsx'
import styles from '../threads.module.css'
import { useDraft } from '../compose/use-draft.ts'
import { useOutgoing, useShowSent } from './use-outgoing.ts'
import { useReading } from './use-reading.ts'

export type ThreadTools = {
  /** Rendered beside the other side's name. */
  head?: (thread: ThreadPage) => ReactNode
  /** Rendered beside the text field; `insert` adds a text to it. */
  composer?: (insert: (text: string) => void) => ReactNode
}

type Props = { area: Role; threadId: string; tools?: ThreadTools }

export function ThreadView({ area, threadId, tools }: Props) {
  const { t } = useTranslation('messages')
  const thread = useInfiniteQuery(threadQuery(threadId))
  // Called here, because a message may arrive while the thread loads
  useShowSent()
  const { data, error, refetch } = thread
  const newest = data?.pages[0]
  if (newest)
    return (
      <OpenThread
        area={area}
        thread={newest}
        messages={data.pages.toReversed().flatMap(({ messages }) => messages)}
        older={{
          isThere: thread.hasNextPage,
          isLoading: thread.isFetchingNextPage,
          load: () => void thread.fetchNextPage(),
        }}
        tools={tools}
      />
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        drawing="bubbles"
        title={t('missing')}
        action={
          <Button component={Link} to={messagesPath[area]}>
            {t('back')}
          </Button>
        }
      />
    )
  if (error)
    return <ErrorState title={t('threadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  return (
    <LoadingState>
      <Skeleton height={48} width="60%" />
      <Skeleton height={72} width="75%" />
      <Skeleton height={56} width="65%" ml="auto" />
      <Skeleton height={96} width="80%" />
    </LoadingState>
  )
}

type OpenProps = {
  area: Role
  thread: ThreadPage
  messages: readonly Message[]
  older: Parameters<typeof MessageList>[0]['older']
  tools: ThreadTools | undefined
}

function OpenThread({ area, thread, messages, older, tools }: OpenProps) {
  const { t } = useTranslation('messages')
  const draft = useDraft(thread.id)
  const [reported, setReported] = useState<Message>()
  useReading(thread)
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const outgoing = useOutgoing(thread.id).filter(({ entry }) => !arrived.has(entry.clientId))
  const insert = (text: string) =>
    draft.write([draft.draft.text.trimEnd(), text].filter(Boolean).join('\n\n'))
  const email = thread.kind === 'contact' ? thread.with.email : null
  return (
    <>
      <ThreadHead area={area} thread={thread}>
        {tools?.head?.(thread)}
      </ThreadHead>
      {thread.reported && <Reported reported={thread.reported} />}
      <MessageList
        thread={thread}
        messages={messages}
        older={older}
        onReport={thread.kind === 'course' ? setReported : undefined}
      >
        {outgoing.map(({ entry, failure }) => (
          <OutgoingBubble
            key={entry.clientId}
            outgoing={entry}
            failure={failure}
            onRetry={() => retry(entry)}
            onDiscard={() => discard(entry)}
          />
        ))}
      </MessageList>
      {thread.closed ? (
        <Closed area={area} because={thread.closed} />
      ) : (
        <Composer
          threadId={thread.id}
          draft={draft}
          hasAttachments={thread.kind !== 'contact'}
          tools={tools?.composer?.(insert)}
          {...(email && { hint: t('byMail', { email }) })}
        />
      )}
      <ReportDialog
        area={area}
        threadId={thread.id}
        message={reported}
        onClose={() => setReported(undefined)}
      />
    </>
  )
}

/** Why the user cannot write here, and where they can. */
function Closed({ area, because }: { area: Role; because: NonNullable<ThreadPage['closed']> }) {
  const { t } = useTranslation('messages')
  const language = useLanguage()
  return (
    <div className={styles.closed}>
      <p>{messageErrors[because][language]}</p>
      {area !== 'admin' && (
        <Button variant="default" component={Link} to={newMessagePath(area, { to: 'school' })}>
          {t('writeToSchool')}
        </Button>
      )}
    </div>
  )
}
