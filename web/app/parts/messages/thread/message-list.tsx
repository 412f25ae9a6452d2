import { Button, VisuallyHidden } from '@mantine/core'
import type { Message, ThreadPage } from '@sohbet/contract/messaging/threads'
import { daysBefore } from '@sohbet/domain/moment'
import IconArrowDown from '#icons/IconArrowDown'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useNow } from '../../../ui/use-now.ts'
import { MessageBubble } from './message-bubble.tsx'
import styles from './message.module.css'
import { useNames } from '../use-names.ts'
import { dayOf, isSameDay } from '../when.ts'

type Props = {
  thread: ThreadPage
  /** Oldest loaded message first. */
  messages: readonly Message[]
  older: { isThere: boolean; isLoading: boolean; load: () => void }
  onReport: ((message: Message) => void) | undefined
  /** Unsent messages. */
  children: ReactNode
}

/** Laid out in reverse, so that the end stays visible and nothing jumps when older messages load. */
export function MessageList({ thread, messages, older, onReport, children }: Props) {
  const { t } = useTranslation('messages')
  const { box, isAtEnd, toEnd } = useEnd()
  const last = messages.at(-1)
  const [seen, setSeen] = useState(last?.seq ?? 0)
  if (isAtEnd && last && last.seq > seen) setSeen(last.seq)
  const hasNews = last !== undefined && last.seq > seen && !last.isOwn
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <section ref={box} className={styles.scroll} tabIndex={0} aria-label={t('title')}>
        <div className={styles.inner}>
          {older.isThere ? (
            <Button variant="default" className={styles.older} loading={older.isLoading} onClick={older.load}>
              {t('older')}
            </Button>
          ) : (
            <p className={styles.beginning}>{t('beginning')}</p>
          )}
          <ol className={styles.messages}>
            {messages.map((message, place) => (
              <Dated key={message.seq} message={message} before={messages[place - 1]}>
                <MessageBubble message={message} thread={thread} onReport={onReport} />
              </Dated>
            ))}
            {children}
          </ol>
        </div>
      </section>
      {!isAtEnd && (
        <Button
          variant={hasNews ? 'filled' : 'default'}
          className={styles.toEnd}
          leftSection={<IconArrowDown size={18} aria-hidden />}
          onClick={toEnd}
        >
          {hasNews ? t('newBelow') : t('toEnd')}
        </Button>
      )}
      <Announcement thread={thread} last={last} />
    </div>
  )
}

/** Pixels from the end that still count as the end. */
const nearEnd = 40

function useEnd() {
  const box = useRef<HTMLElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    // In reverse layout scrollTop is negative
    const look = () => setAtEnd(Math.abs(element.scrollTop) < nearEnd)
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [])
  const toEnd = () => {
    if (box.current) box.current.scrollTop = 0
  }
  return { box, isAtEnd, toEnd }
}

type DatedProps = { message: Message; before: Message | undefined; children: ReactNode }

function Dated({ message, before, children }: DatedProps) {
  const language = useLanguage()
  const isNewDay = !before || !isSameDay(before.createdAt, message.createdAt)
  return (
    <>
      {isNewDay && (
        <li className={styles.day}>
          <Day moment={message.createdAt} language={language} />
        </li>
      )}
      {children}
    </>
  )
}

function Day({ moment, language }: { moment: string; language: ReturnType<typeof useLanguage> }) {
  const { t } = useTranslation('messages')
  const now = useNow()
  const yesterday = daysBefore(now, 1)
  return <span>{isSameDay(moment, yesterday) ? t('yesterday') : dayOf(moment, language)}</span>
}

/** Announces the other side's new message to screen readers. */
function Announcement({ thread, last }: { thread: ThreadPage; last: Message | undefined }) {
  const { t } = useTranslation('messages')
  const names = useNames()
  const [first] = useState(last?.seq ?? 0)
  const isVoiceOnly = last?.attachments.every(({ seconds }) => seconds !== null)
  const withoutWords = isVoiceOnly ? t('voice') : t('attachment', { count: last?.attachments.length ?? 0 })
  const isNews = last && last.seq > first && last.side !== thread.side
  return (
    <VisuallyHidden aria-live="polite" data-testid="message-news">
      {isNews && t('said', { name: names.ofAuthor(last, thread), text: last.text || withoutWords })}
    </VisuallyHidden>
  )
}
