import { Button } from '@mantine/core'
import type { SentAnnouncement } from '@sohbet/contract/messaging/announcements'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { newMessagePath } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { formatDateTime, formatNumber } from '../../ui/format.ts'
import styles from './announcements.module.css'
import { CoachMessages } from './messages-page.tsx'
import { PaneHead } from './pane-head.tsx'
import { ownAnnouncementsQuery } from './write/write.queries.ts'

export const clientLoader = () => loadTexts('recorder')

/** /coach/messages/announcements: what the coach announced in own courses, and how many read it. */
export default function CoachAnnouncementsPage() {
  const { t } = useTranslation('coachMessages')
  return (
    <CoachMessages>
      <PaneHead title={t('announcements.title')} />
      <div className={styles.pane}>
        <Announcements />
      </div>
    </CoachMessages>
  )
}

function Announcements() {
  const { t } = useTranslation('coachMessages')
  const { data, error, refetch } = useQuery(ownAnnouncementsQuery)
  if (error && !data)
    return (
      <ErrorState
        title={t('announcements.failed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={8} />
  if (data.length === 0)
    return (
      <EmptyState
        drawing="bubbles"
        title={t('announcements.empty')}
        hint={t('announcements.emptyHint')}
        action={
          <Button component={Link} to={newMessagePath('coach')}>
            {t('announcements.write')}
          </Button>
        }
      />
    )
  return (
    <ul className={styles.list}>
      {data.map((announcement) => (
        <li key={announcement.id}>
          <Announced announcement={announcement} />
        </li>
      ))}
    </ul>
  )
}

function Announced({ announcement }: { announcement: SentAnnouncement }) {
  const { t } = useTranslation('coachMessages')
  const language = useLanguage()
  const { title, text, about, sendAt, sentCount, readCount } = announcement
  const count = (value: number) => formatNumber(value, language)
  return (
    <article className={styles.announced}>
      <h3>{title.tr}</h3>
      <p className={styles.meta}>
        {about} · <time dateTime={sendAt}>{formatDateTime(sendAt, language)}</time>
      </p>
      <p className={styles.text}>{text.tr}</p>
      <p className={styles.figures}>
        {t('announcements.figures', { sent: count(sentCount), read: count(readCount) })}
      </p>
    </article>
  )
}
