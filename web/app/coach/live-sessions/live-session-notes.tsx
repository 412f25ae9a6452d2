import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import type { SessionPage } from '@sohbet/contract/live-sessions/session-page'
import { schoolDay } from '@sohbet/domain/calendar'
import { useTranslation } from '../../texts/use-translation.ts'
import { LinkedText } from '../../parts/linked-text.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatShortDay } from '../../ui/format.ts'
import { LiveSessionText } from './live-session-text.tsx'
import styles from './live-sessions.module.css'

type Props = { session: StaffLiveSession; last: SessionPage['last'] }

/** The notes of this session, and those of the last one. */
export function LiveSessionNotes({ session, last }: Props) {
  const { t } = useTranslation('sessionPage')
  const language = useLanguage()
  return (
    <LiveSessionText session={session} part="notes">
      {last && (
        <details className={styles.last}>
          <summary>
            {t('notes.last', { day: formatShortDay(schoolDay(new Date(last.startsAt)), language) })}
          </summary>
          <p className={styles.notes}>
            <LinkedText text={last.notes} />
          </p>
        </details>
      )}
    </LiveSessionText>
  )
}
