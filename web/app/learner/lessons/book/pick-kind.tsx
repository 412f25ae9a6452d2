import { Title } from '@mantine/core'
import { lessonKinds, type LessonKind } from '@sohbet/domain/lesson/lesson'
import IconUser from '#icons/IconUser'
import IconUsers from '#icons/IconUsers'
import IconUsersGroup from '#icons/IconUsersGroup'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { bookLessonPath } from '../../learner-paths.ts'
import { lessonRulesQuery } from '../lessons.queries.ts'
import { StepLink } from './step-link.tsx'
import styles from './book.module.css'

const icons: Record<LessonKind, typeof IconUser> = {
  private: IconUser,
  duo: IconUsers,
  group: IconUsersGroup,
}

/** Private, with a partner, or in a group. */
export function PickKind() {
  const { t } = useTranslation('lessons')
  const { data: rules } = useQuery(lessonRulesQuery)
  return (
    <section className={styles.step}>
      <Title order={2}>{t('booking.kind')}</Title>
      <ul className={styles.choices}>
        {lessonKinds.map((kind) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <StepLink
                to={bookLessonPath({ kind })}
                picture={
                  <span className={styles.photo} aria-hidden>
                    <Icon size={28} />
                  </span>
                }
              >
                <strong>{t(`kind.${kind}`)}</strong>
                <span>{t(`booking.kinds.${kind}`, { minutes: rules?.minutes[kind] ?? '…' })}</span>
              </StepLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
