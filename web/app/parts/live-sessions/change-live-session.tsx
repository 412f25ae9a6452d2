import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useCloseGuard } from '../../ui/dialog/use-close-guard.tsx'
import { LiveSessionForm } from './live-session-form.tsx'
import { LiveSessionWhen } from './live-session-when.tsx'
import styles from './staff-live-sessions.module.css'

type Props = { session: StaffLiveSession | undefined; onClose: () => void }

/** Changes the time, link, notes or replay of one session, or cancels it. */
export function ChangeLiveSession({ session, onClose }: Props) {
  const { t } = useTranslation('staffSessions')
  const guard = useCloseGuard({ isOpen: session !== undefined, onClose })
  return (
    <>
      <Dialog {...guard.dialogProps} title={t('form.title')} size="lg">
        {session && (
          <div className={styles.form}>
            <p className={styles.time}>
              {session.courseName}
              <LiveSessionWhen {...session} />
            </p>
            <LiveSessionForm
              // Resets the form when another user changed the session
              key={`${session.id} ${session.revision}`}
              session={session}
              {...guard.formProps}
              onDone={guard.close}
              onCancel={guard.dialogProps.onClose}
            />
          </div>
        )}
      </Dialog>
      {guard.questions}
    </>
  )
}
