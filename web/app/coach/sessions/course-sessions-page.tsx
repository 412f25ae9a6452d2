import { Button } from '@mantine/core'
import IconUserCheck from '#icons/IconUserCheck'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSessionName } from '../../parts/sessions/session-name.ts'
import { StaffSessionList } from '../../parts/sessions/staff-session-list.tsx'
import { CourseFrame } from '../courses/course-frame.tsx'
import { attendancePath } from './session-paths.ts'
import styles from './sessions.module.css'

/** /coach/courses/{courseId}/sessions */
export default function CourseSessionsPage() {
  const { t } = useTranslation('staffSessions')
  const nameOf = useSessionName()
  return (
    <CourseFrame>
      {({ id }) => (
        <section className={styles.card}>
          <StaffSessionList
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
