import { Button } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { listOwnEnrollments } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { useLeaveLine } from '../enrollment/use-leave-line.ts'
import { enrollPath } from '../learner-paths.ts'
import styles from './courses.module.css'

type Place = Reply<typeof listOwnEnrollments>['waiting'][number]

export function WaitingLists({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { leave, dialog } = useLeaveLine()
  return (
    <ul className={styles.cards}>
      {places.map((waiting) => (
        <li key={waiting.courseId} className={styles.card}>
          <div className={styles.head}>
            <h3>{waiting.courseName}</h3>
            <StatusBadge tone="info">{t('waiting.place', { place: waiting.place })}</StatusBadge>
          </div>
          <p className={styles.facts}>
            {t('courses.starts', { date: formatDay(waiting.startDate, language) })}
          </p>
          <div className={styles.actions}>
            <Button variant="default" component={Link} to={enrollPath(waiting.courseId)}>
              {t('courses.seeCourse')}
            </Button>
            <Button variant="default" onClick={() => void leave(waiting)}>
              {t('waiting.leave')}
            </Button>
          </div>
        </li>
      ))}
      {dialog}
    </ul>
  )
}
