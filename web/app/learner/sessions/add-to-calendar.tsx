import { Button } from '@mantine/core'
import IconCalendarPlus from '#icons/IconCalendarPlus'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showError } from '../../ui/toasts.tsx'
import { useSessionFile } from './sessions.queries.ts'

/** One session as a file, which calendars open. */
export function AddToCalendar({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('sessions')
  const { mutate: load, isPending } = useSessionFile()
  const add = () =>
    load(sessionId, {
      onSuccess: (file) => saveFile(t('file'), file),
      onError: (error) => showError(t('addFailed'), errorMessage(error)),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={20} aria-hidden />}
      loading={isPending}
      onClick={add}
    >
      {t('add')}
    </Button>
  )
}
