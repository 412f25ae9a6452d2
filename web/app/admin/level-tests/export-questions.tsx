import { Button } from '@mantine/core'
import IconFileExport from '#icons/IconFileExport'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from '../../ui/toasts.tsx'
import { useExportQuestions } from './level-tests.queries.ts'

export function ExportQuestions({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  const { mutate: read, isPending } = useExportQuestions()
  const start = () =>
    read(testId, {
      onSuccess: ({ fileName, csv }) => download(fileName, csv),
      onError: (error) => showError(t('csv.exportFailed'), errorMessage(error)),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconFileExport size={18} aria-hidden />}
      loading={isPending}
      onClick={start}
    >
      {t('csv.export')}
    </Button>
  )
}

/** The table begins with the mark by which Excel knows its letters: it goes into the file as it is. */
function download(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  // The browser has to have begun
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
