import type { CoachCourseDetails } from '@sohbet/contract/learning/coach-courses'
import type { CourseGroups } from '@sohbet/contract/telegram-groups/coach-groups'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useParams } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { learnerPath } from '../coach-paths.ts'
import { CourseFrame } from '../courses/course-frame.tsx'
import { LearnersClosed } from '../courses/learners-closed.tsx'
import { CourseGroup } from './course-group.tsx'
import { courseGroupsQuery } from './groups.queries.ts'
import styles from './groups.module.css'

/** /coach/courses/{id}/groups: links, members, and who has not joined. */
export default function CourseGroupsPage() {
  const { courseId = '' } = useParams()
  // Both replies are requested at once
  const groups = useQuery(courseGroupsQuery(courseId))
  return <CourseFrame>{(course) => <Groups course={course} groups={groups} />}</CourseFrame>
}

type Props = { course: CoachCourseDetails; groups: UseQueryResult<CourseGroups> }

function Groups({ course, groups: { data, error, refetch } }: Props) {
  const { t } = useTranslation('coachGroups')
  if (!course.seesLearners) return <LearnersClosed />
  if (!data && error)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={8} />
  const isOver = course.status === 'completed' || course.isCancelled
  return (
    <>
      {data.groups.length === 0 && (
        <section className={styles.panel}>
          <EmptyState drawing="bubbles" title={t('courseEmpty')} hint={t('courseEmptyHint')} />
        </section>
      )}
      {data.groups.map((group) => (
        <CourseGroup key={group.id} courseId={course.id} group={group} mayRemind={!isOver} />
      ))}
      {data.groups.length > 0 && <WithoutGroup learners={data.withoutGroup} />}
    </>
  )
}

function WithoutGroup({ learners }: { learners: CourseGroups['withoutGroup'] }) {
  const { t } = useTranslation('coachGroups')
  if (learners.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="without-group">
      <h2 id="without-group">{t('without.title')}</h2>
      <p className={styles.soft}>{t('without.hint')}</p>
      <ul className={styles.people}>
        {learners.map(({ userId, username }) => (
          <li key={userId}>
            <Link to={learnerPath(userId)}>{username}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
