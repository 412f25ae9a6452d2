import type { CourseStatus as Status } from '@sohbet/domain/course/status'
import IconCalendarEvent from '#icons/IconCalendarEvent'
import IconCircleCheck from '#icons/IconCircleCheck'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx'
import styles from './courses.module.css'

const looks = {
  upcoming: { icon: IconCalendarEvent, tone: 'info' },
  ongoing: { icon: IconPlayerPlay, tone: 'good' },
  completed: { icon: IconCircleCheck, tone: 'neutral' },
} as const satisfies Record<Status, { icon: typeof IconCircleCheck; tone: Tone }>

export function CourseStatus({ status }: { status: Status }) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const { icon: Icon, tone } = looks[status]
  return (
    <StatusBadge tone={tone}>
      <span className={styles.status}>
        <Icon size={16} aria-hidden />
        {t(`status.${status}`).toLocaleUpperCase(language)}
      </span>
    </StatusBadge>
  )
}
