import { Button } from '@mantine/core'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import type { MessageEntry } from '../../../outbox/entry.ts'
import { MessageText } from './message-text.tsx'
import styles from './message.module.css'
import { VoiceLength } from './voice-message.tsx'

type Props = {
  outgoing: MessageEntry
  /** Undefined while it is being sent. */
  failure: unknown
  onRetry: () => void
  onDiscard: () => void
}

/** Without a connection, after which the queue sends it by itself. */
const isUnreached = (failure: unknown) => failure instanceof ApiError && failure.status === 0

/** A message that the server does not have yet. */
export function OutgoingBubble({ outgoing, failure, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('messages')
  return (
    <li className={styles.row} data-ours>
      <article className={styles.bubble} data-waiting aria-label={t('you')}>
        {outgoing.text !== '' && <MessageText text={outgoing.text} />}
        {outgoing.attachments.length > 0 && (
          <p className={styles.small}>{outgoing.attachments.map(({ name }) => name).join(', ')}</p>
        )}
        {outgoing.voice && <VoiceLength seconds={outgoing.voice.seconds} />}
        {failure === undefined ? (
          <p className={styles.small}>{t('sending')}</p>
        ) : (
          <div role="alert" className={styles.failure} data-passing={isUnreached(failure) || undefined}>
            <p>
              <strong>{t('notSent')}</strong> {isUnreached(failure) ? t('waiting') : errorMessage(failure)}
            </p>
            <Button size="sm" variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button size="sm" variant="subtle" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </div>
        )}
      </article>
    </li>
  )
}
