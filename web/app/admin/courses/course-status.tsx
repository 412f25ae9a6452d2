import type { CourseStatus as Status } from '@sohbet/domain/course/status'
import IconCalendarEvent from '#icons/IconCalendarEvent'
import IconCalendarX from '#icons/IconCalendarX'
import IconCircleCheck from '#icons/IconCircleCheck'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge, type Tone } from '../../ui/feedback/status-badge.tsx'
import styles from './courses.module.css'

const looks = {
  upcoming: { icon: IconCalendarEvent, tone: 'info' },
  ongoing: { icon: IconPlayerPlay, tone: 'good' },
  completed: { icon: IconCircleCheck, tone: 'neutral' },
} as const satisfies Record<Status, { icon: typeof IconCircleCheck; tone: Tone }>

const cancelled = { icon: IconCalendarX, tone: 'bad' } as const

/** The status by the dates, unless the school has cancelled the course. */
export function CourseStatus({ status, isCancelled }: { status: Status; isCancelled: boolean }) {
  const { t } = useTranslation(['courses', 'moving'])
  const language = useLanguage()
  const { icon: Icon, tone } = isCancelled ? cancelled : looks[status]
  const text = isCancelled ? t('moving:cancel.badge') : t(`status.${status}`)
  return (
    <StatusBadge tone={tone}>
      <span className={styles.status}>
        <Icon size={16} aria-hidden />
        {text.toLocaleUpperCase(language)}
      </span>
    </StatusBadge>
  )
}
