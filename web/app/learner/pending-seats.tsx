import { Title } from '@mantine/core'
import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import IconClock from '#icons/IconClock'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import styles from '../shell/home/home.module.css'
import { useLanguage } from '../texts/language.ts'
import { formatDateTime } from '../ui/format.ts'
import { PayOrAgree } from './enrollment/pay-or-agree.tsx'
import { useNow } from '../ui/use-now.ts'
import { enrollPath } from './learner-paths.ts'
import welcomeStyles from './welcome-panel.module.css'

/** Held seats with a deadline, at the top of the home. */
export function PendingSeats({ courses }: { courses: LearnerDashboard['enrolledCourses'] }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const now = useNow()
  return courses.map(({ enrollmentId: id, id: courseId, ...seat }) => {
    const { name, enrollmentStatus, heldUntil, amount } = seat
    if (enrollmentStatus !== 'pending' || heldUntil === null || new Date(heldUntil) <= now) return null
    const moment = formatDateTime(heldUntil, language)
    return (
      <section key={id} className={`${styles.card} ${styles.lead} ${welcomeStyles.pressing}`}>
        <IconClock size={32} aria-hidden />
        <div>
          <Title order={2}>
            <Link to={enrollPath(courseId)}>{t('homeCard.pending')}</Link>
          </Title>
          <p>{t(amount === 0 ? 'freeCourse.homeCard' : 'homeCard.pendingText', { course: name, moment })}</p>
        </div>
        <PayOrAgree seat={{ ...seat, id, courseId }} className={welcomeStyles.pay} />
      </section>
    )
  })
}
