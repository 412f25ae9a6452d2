import { Skeleton } from '@mantine/core'
import type { Reply } from '@sohbet/contract/endpoint'
import type { CourseCoach, getCourse } from '@sohbet/contract/catalogue/courses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UserAvatar } from '../../../parts/user/user-avatar.tsx'
import { courseQuery } from '../../enrollment/enrollment.queries.ts'
import styles from './course-offer.module.css'

/** Modules shown before the learner opens the whole list. */
const shown = 6

/** Who teaches a course and what it is about. The facts above name the coaches, so a failed load shows nothing. */
export function CourseOffer({ courseId }: { courseId: string }) {
  const { data, isPending } = useQuery(courseQuery(courseId))
  if (isPending) return <Skeleton height={240} className={styles.part} />
  const { coaches = [], modules = [] } = data ?? {}
  return (
    <>
      {coaches.length > 0 && <Coaches coaches={coaches} />}
      {modules.length > 0 && <Modules modules={modules} />}
    </>
  )
}

function Coaches({ coaches }: { coaches: readonly CourseCoach[] }) {
  const { t } = useTranslation('enrollment')
  return (
    <section className={styles.part}>
      <h3>{t('details.yourCoaches', { count: coaches.length })}</h3>
      <ul className={styles.coaches}>
        {coaches.map(({ userId, name, photo, summary }) => (
          <li key={userId}>
            <UserAvatar userId={userId} username={name} photo={photo} />
            <div>
              <strong>{name}</strong>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Modules = NonNullable<Reply<typeof getCourse>['modules']>

function Modules({ modules }: { modules: Modules }) {
  const { t } = useTranslation('enrollment')
  const rest = modules.slice(shown)
  return (
    <section className={styles.part}>
      <h3>{t('details.moduleTitles')}</h3>
      <Titles modules={modules.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('details.moreModules', { count: rest.length })}</summary>
          <Titles modules={rest} />
        </details>
      )}
    </section>
  )
}

const Titles = ({ modules }: { modules: Modules }) => (
  <ol className={styles.modules}>
    {modules.map(({ order, name }) => (
      <li key={order} value={order}>
        {name}
      </li>
    ))}
  </ol>
)
