import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { EnterButton } from '../../parts/lessons/enter-button.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useEnter } from './coach-lessons.queries.ts'

type Props = { id: string; opensAt: string; size?: 'lg' }

/** The door of a lesson: records that the coach came, and opens the meeting. */
export function EnterLesson({ id, opensAt, size }: Props) {
  const { t } = useTranslation('coachLessons')
  const { mutate: enter, isPending } = useEnter()
  return (
    <EnterButton
      opensAt={opensAt}
      size={size}
      label={t('enter')}
      isPending={isPending}
      onEnter={() =>
        enter(id, {
          onSuccess: (address) => location.assign(address),
          onError: (error) => showError(t('enterFailed'), errorMessage(error)),
        })
      }
    />
  )
}
