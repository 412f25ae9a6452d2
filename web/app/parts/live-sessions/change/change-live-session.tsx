import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { LiveSessionForm } from './live-session-form.tsx'
import { LiveSessionWhen } from '../live-session-when.tsx'
import styles from '../staff/staff-live-sessions.module.css'

type Props = { session: StaffLiveSession | undefined; onClose: () => void }

/** Changes the time, link, notes or replay of one session, or cancels it. */
export function ChangeLiveSession({ session, onClose }: Props) {
  const { t } = useTranslation('staffSessions')
  return (
    <FormDialog title={t('form.title')} size="lg" subject={session} onClose={onClose}>
      {(shown, form) => (
        <div className={styles.form}>
          <p className={styles.time}>
            {shown.courseName}
            <LiveSessionWhen {...shown} />
          </p>
          {/* Resets the form when another user changed the session */}
          <LiveSessionForm key={`${shown.id} ${shown.revision}`} session={shown} {...form} />
        </div>
      )}
    </FormDialog>
  )
}
