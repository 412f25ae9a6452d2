import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { DeleteButton } from './delete-button.tsx'
import { useDeleteRecording } from './speak.queries.ts'
import styles from './speak.module.css'

type Props = { id: string; moduleId: string; name: string; children: ReactNode }

/** The title of a recording that the server has, and the button that deletes it. */
export function RecordingHead({ id, moduleId, name, children }: Props) {
  const { t } = useTranslation('speak')
  const { mutate: remove, isPending } = useDeleteRecording()
  return (
    <div className={styles.recordingHead}>
      <span>{children}</span>
      <DeleteButton
        name={name}
        question={t('deleteAsk')}
        isBusy={isPending}
        onYes={() =>
          remove(
            { id, moduleId },
            {
              onSuccess: () => showSuccess(t('deleted')),
              onError: (error) => showError(t('deleteFailed'), errorMessage(error)),
            },
          )
        }
      />
    </div>
  )
}
