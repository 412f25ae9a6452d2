import IconCheck from '#icons/IconCheck'
import IconWifiOff from '#icons/IconWifiOff'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCourseEntry } from '../../outbox/entry.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import styles from './connection-note.module.css'

const backTime = 4000

/** Shows a lost connection, that answers are stored, and when everything is sent. */
export function ConnectionNote() {
  const { t } = useTranslation('player')
  const { waiting: entries, isOffline } = useOutbox()
  const waiting = entries.filter(isCourseEntry)
  const [wasOffline, setWasOffline] = useState(false)
  if (isOffline && !wasOffline) setWasOffline(true)
  const isBack = wasOffline && !isOffline && waiting.length === 0

  useEffect(() => {
    if (!isBack) return undefined
    const timer = setTimeout(() => setWasOffline(false), backTime)
    return () => clearTimeout(timer)
  }, [isBack])

  return (
    <output
      className={styles.note}
      data-shown={isOffline || isBack || undefined}
      data-back={isBack || undefined}
    >
      {isOffline && (
        <>
          <IconWifiOff size={20} aria-hidden />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.hint')}{' '}
            {waiting.length > 0 && t('offline.waiting', { count: waiting.length })}
          </span>
        </>
      )}
      {isBack && (
        <>
          <IconCheck size={20} aria-hidden />
          <span>{t('offline.back')}</span>
        </>
      )}
    </output>
  )
}
