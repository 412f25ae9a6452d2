import IconCalendarPlus from '#icons/IconCalendarPlus'
import { useTranslation } from '../../texts/use-translation.ts'
import type { ComponentProps } from 'react'
import { DownloadButton } from '../../ui/download/download-button.tsx'
import { useSessionFile } from './live-sessions.queries.ts'

/** Saves a session or a lesson as a file that calendar apps open. */
export function CalendarFile({ request }: Pick<ComponentProps<typeof DownloadButton>, 'request'>) {
  const { t } = useTranslation('sessions')
  return (
    <DownloadButton
      leftSection={<IconCalendarPlus size={20} aria-hidden />}
      request={request}
      fileName={t('file')}
      label={t('add')}
      failed={t('addFailed')}
    />
  )
}

export const AddToCalendar = ({ sessionId }: { sessionId: string }) => (
  <CalendarFile request={useSessionFile(sessionId)} />
)
