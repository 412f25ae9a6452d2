import { Button } from '@mantine/core'
import IconFileExport from '#icons/IconFileExport'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { saveTable } from '../../../ui/save-file.ts'
import { showError } from '../../../ui/toasts.tsx'
import { useExportQuestions } from '../level-tests.queries.ts'

export function ExportQuestions({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  const { mutate: read, isPending } = useExportQuestions()
  const start = () =>
    read(testId, {
      onSuccess: ({ fileName, csv }) => saveTable(fileName, csv),
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
