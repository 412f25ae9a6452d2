import { Button, Title } from '@mantine/core'
import IconUserCheck from '#icons/IconUserCheck'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useSessionName } from '../../parts/sessions/session-name.ts'
import { StaffSessionList } from '../../parts/sessions/staff-session-list.tsx'
import { staffSessionsQuery } from '../../parts/sessions/staff-sessions.queries.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { NotMine, isNotMine } from './not-mine.tsx'
import { attendancePath } from './session-paths.ts'
import styles from './sessions.module.css'

/** /coach/courses/{courseId}/sessions */
export default function CourseSessionsPage() {
  const { t } = useTranslation('staffSessions')
  const { courseId = '' } = useParams()
  const nameOf = useSessionName()
  const { data, error } = useQuery(staffSessionsQuery(courseId))
  const courseName = data?.[0]?.courseName
  if (isNotMine(error)) return <NotMine />
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.header}>
        {/* Its height is kept while the name is on its way */}
        <p className={styles.kicker}>{courseName ?? '\u00A0'}</p>
        <Title order={1}>{t('title')}</Title>
      </header>
      <section className={styles.card}>
        <StaffSessionList
          courseId={courseId}
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
    </div>
  )
}
