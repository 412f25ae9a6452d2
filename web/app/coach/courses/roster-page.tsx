import { Button } from '@mantine/core'
import type { RosterLearner } from '@sohbet/contract/learning/coach-courses'
import IconMessage from '#icons/IconMessage'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatAge } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { learnerPath, messagePath } from '../coach-paths.ts'
import { CourseFrame } from './course-frame.tsx'
import { LearnersClosed } from './learners-closed.tsx'
import { Roster } from './roster.tsx'
import styles from './courses.module.css'

export default function RosterPage() {
  return (
    <CourseFrame>
      {({ learners, status, moduleCount, seesLearners }) =>
        seesLearners ? (
          <>
            {status === 'ongoing' && learners.length > 0 && <SilentLearners learners={learners} />}
            <Roster learners={learners} moduleCount={moduleCount} />
          </>
        ) : (
          <LearnersClosed />
        )
      }
    </CourseFrame>
  )
}

/** Inactive learners with a link to write to them. */
function SilentLearners({ learners }: { learners: readonly RosterLearner[] }) {
  const { t } = useTranslation('coach')
  const silent = learners.filter(({ isInactive }) => isInactive)
  return (
    <section className={styles.panel} data-warning={silent.length > 0 || undefined} aria-labelledby="silent">
      <h2 id="silent">{t('roster.silentTitle')}</h2>
      <p className={styles.soft}>{t(silent.length === 0 ? 'roster.nobodySilent' : 'roster.silentHint')}</p>
      {silent.length > 0 && (
        <ul className={styles.silent}>
          {silent.map(({ userId, username, lastActiveAt }) => (
            <li key={userId}>
              <span>
                <strong>
                  <Link to={learnerPath(userId)}>{username}</Link>
                </strong>
                <SilentSince moment={lastActiveAt} />
              </span>
              <MessageButton userId={userId} name={username} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MessageButton({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation('coach')
  return (
    <Button
      component={Link}
      to={messagePath(userId)}
      variant="default"
      leftSection={<IconMessage size={18} aria-hidden />}
      aria-label={t('roster.message', { name })}
    >
      {t('roster.messageShort')}
    </Button>
  )
}

/** How long ago the learner was active: the list needs no exact moment, and has no column title. */
function SilentSince({ moment }: { moment: string | null }) {
  const { t } = useTranslation('coach')
  const language = useLanguage()
  const now = useNow()
  if (moment === null) return <span>{t('roster.neverActive')}</span>
  return <time dateTime={moment}>{t('roster.lastActiveAt', { age: formatAge(moment, now, language) })}</time>
}
