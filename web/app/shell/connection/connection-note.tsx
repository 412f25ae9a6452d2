import type { Role } from '@sohbet/domain/account/role'
import IconCheck from '#icons/IconCheck'
import IconWifiOff from '#icons/IconWifiOff'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import styles from './connection-note.module.css'

const backTime = 4000

/** Shows a lost connection, how many entries wait on this device, and when everything is sent. */
export function ConnectionNote({ area }: { area: Role }) {
  const { t } = useTranslation('shell')
  const { waiting, isOffline } = useOutbox()
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
            <strong>{t('offline.title')}</strong>{' '}
            {t(area === 'learner' ? 'offline.learnerHint' : 'offline.staffHint')}{' '}
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
