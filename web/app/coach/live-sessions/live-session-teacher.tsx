import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { mayHandOver } from '@sohbet/domain/live-session/rules'
import { useTranslation } from '../../texts/use-translation.ts'
import { useNavigate } from 'react-router'
import { GiveBack } from '../../parts/live-sessions/substitute/give-back.tsx'
import { SubstituteSection } from '../../parts/live-sessions/substitute/substitute-section.tsx'
import { timesOf } from '../../parts/live-sessions/live-session-groups.ts'
import { paths } from '../../paths.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './live-sessions.module.css'

/** Who teaches the session, and another coach for it while it is ahead. */
export function LiveSessionTeacher({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('substitutes')
  const now = useNow()
  const navigate = useNavigate()
  if (session.isAsSubstitute)
    return (
      <section className={styles.card}>
        <p className={styles.notes}>{t('yours')}</p>
        <div className={styles.actions}>
          <GiveBack session={session} onDone={() => void navigate(paths.coach)} />
        </div>
      </section>
    )
  if (!mayHandOver(timesOf(session), now).allowed) return null
  return (
    <div className={styles.card}>
      <SubstituteSection session={session} />
    </div>
  )
}
