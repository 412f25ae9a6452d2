import type { PlayerCourse } from '@sohbet/contract/learning/player'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import styles from './course-announcements.module.css'

type Announcement = PlayerCourse['announcements'][number]

/** Announcements that are visible at first. */
const fewest = 2

const otherOf = { tr: 'en', en: 'tr' } as const

/** What the coaches and the school announced in this course, newest first. */
export function CourseAnnouncements({ announcements }: Pick<PlayerCourse, 'announcements'>) {
  const { t } = useTranslation('player')
  const [isWhole, setWhole] = useState(false)
  if (announcements.length === 0) return null
  const shown = isWhole ? announcements : announcements.slice(0, fewest)
  return (
    <section className={styles.section} aria-labelledby="announcements">
      <h2 id="announcements">{t('announcements.title')}</h2>
      <ul className={styles.list}>
        {shown.map((announcement, place) => (
          <li key={announcement.id}>
            <Announced announcement={announcement} isOpen={place === 0} />
          </li>
        ))}
      </ul>
      {shown.length < announcements.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('announcements.older', { count: announcements.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

function Announced({ announcement, isOpen }: { announcement: Announcement; isOpen: boolean }) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const { title, text, sentAt, coach } = announcement
  const other = otherOf[language]
  return (
    <details open={isOpen} className={styles.announced}>
      <summary>
        <strong>{title[language] || title[other]}</strong>
        <small>
          {coach ?? t('announcements.school')} ·{' '}
          <time dateTime={sentAt}>{formatDateTime(sentAt, language)}</time>
        </small>
      </summary>
      <p>{text[language] || text[other]}</p>
    </details>
  )
}
