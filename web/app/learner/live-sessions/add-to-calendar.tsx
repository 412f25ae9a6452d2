import IconCalendarPlus from '#icons/IconCalendarPlus'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../ui/download/download-button.tsx'
import { useSessionFile } from './live-sessions.queries.ts'

/** Saves one session as a file that calendar apps open. */
export function AddToCalendar({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('sessions')
  return (
    <DownloadButton
      leftSection={<IconCalendarPlus size={20} aria-hidden />}
      request={useSessionFile(sessionId)}
      fileName={t('file')}
      label={t('add')}
      failed={t('addFailed')}
    />
  )
}
