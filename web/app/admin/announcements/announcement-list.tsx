import { Button } from '@mantine/core'
import type { SentAnnouncement } from '@sohbet/contract/messaging/announcements'
import { zonedTime } from '@sohbet/domain/zoned-time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { announcementsQuery, useWithdrawAnnouncement } from './announcements.queries.ts'
import styles from './announcements.module.css'

const pageSize = 10

export function AnnouncementList() {
  const { t } = useTranslation(['announcements', 'ui'])
  const [pageIndex, setPage] = useState(0)
  const { data, error, refetch } = useQuery(announcementsQuery(pageIndex))
  if (error && !data)
    return <ErrorState hint={errorMessage(error, t('listFailed'))} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={8} />
  if (data.totalCount === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />
  const isLast = (pageIndex + 1) * pageSize >= data.totalCount
  return (
    <>
      <ul className={styles.list}>
        {data.data.map((announcement) => (
          <li key={announcement.id}>
            <Announced announcement={announcement} />
          </li>
        ))}
      </ul>
      {data.totalCount > pageSize && (
        <div className={styles.steps}>
          <Button variant="default" disabled={pageIndex === 0} onClick={() => setPage(pageIndex - 1)}>
            {t('ui:table.previousPage')}
          </Button>
          <Button variant="default" disabled={isLast} onClick={() => setPage(pageIndex + 1)}>
            {t('ui:table.nextPage')}
          </Button>
        </div>
      )}
    </>
  )
}

function Announced({ announcement }: { announcement: SentAnnouncement }) {
  const { t } = useTranslation('announcements')
  const language = useLanguage()
  const { id, title, text, to, role, about, isCampaign, sendAt, sentAt, sentCount, readCount, mailedCount } =
    announcement
  const { mutateAsync: withdraw } = useWithdrawAnnouncement()
  const { confirm, dialog } = useConfirm()
  const name = title[language] || title.tr
  const ask = async () => {
    try {
      const message = t('withdrawSure', { title: name })
      if (await confirm({ message, isDestructive: true, action: () => withdraw(id) }))
        showSuccess(t('withdrawn'))
    } catch (error) {
      showError(errorMessage(error, t('withdrawFailed')))
    }
  }
  const timeOf = (moment: string) => zonedTime(moment, { language, timeZone: ownZone() }, { withYear: true })
  const count = (value: number) => formatNumber(value, language)
  return (
    <article className={styles.announced}>
      <h3>{name}</h3>
      <p className={styles.text}>{text[language] || text.tr}</p>
      <p className={styles.meta}>
        {role ? t(`form.roles.${role}`) : (about ?? t(`form.audience.${to}`))}
        {isCampaign && ` · ${t('campaign')}`}
        {' · '}
        {sentAt ? t('sentAt', { time: timeOf(sentAt) }) : t('waiting', { time: timeOf(sendAt) })}
      </p>
      {sentAt ? (
        <p className={styles.figures}>
          {t('figures', { sent: count(sentCount), read: count(readCount), mailed: count(mailedCount) })}
        </p>
      ) : (
        <Button variant="default" className={styles.start} onClick={() => void ask()}>
          {t('withdraw')}
        </Button>
      )}
      {dialog}
    </article>
  )
}
