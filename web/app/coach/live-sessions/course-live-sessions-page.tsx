import { Button } from '@mantine/core'
import IconUserCheck from '#icons/IconUserCheck'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLiveSessionName } from '../../parts/live-sessions/live-session-name.ts'
import { StaffLiveSessionList } from '../../parts/live-sessions/staff/staff-live-session-list.tsx'
import { CourseFrame } from '../courses/course-frame.tsx'
import { attendancePath } from './live-session-paths.ts'
import styles from './live-sessions.module.css'

/** /coach/courses/{courseId}/sessions */
export default function CourseSessionsPage() {
  const { t } = useTranslation('staffSessions')
  const nameOf = useLiveSessionName()
  return (
    <CourseFrame>
      {({ id }) => (
        <section className={styles.card}>
          <StaffLiveSessionList
            courseId={id}
            renderAttendance={(session) => (
              <Button
                component={Link}
                to={attendancePath(session.id)}
                variant="default"
                leftSection={<IconUserCheck size={18} aria-hidden />}
                aria-label={nameOf(t('attendance'), session)}
              >
                {t('attendance')}
              </Button>
            )}
          />
        </section>
      )}
    </CourseFrame>
  )
}
