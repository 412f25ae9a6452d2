import { Button } from '@mantine/core'
import IconFileExport from '#icons/IconFileExport'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { saveTable } from '../../ui/save-file.ts'
import { showError } from '../../ui/toasts.tsx'
import { useExportEnrollments, type ExportFilters } from './enrollments.queries.ts'

/** All rows that the filters leave, on every page. */
export function ExportEnrollments({ filters }: { filters: ExportFilters }) {
  const { t } = useTranslation('enrollments')
  const { mutate: read, isPending } = useExportEnrollments()
  const start = () =>
    read(filters, {
      // The table begins with the mark by which Excel knows its letters: it goes into the file as it is
      onSuccess: ({ fileName, csv }) => saveTable(fileName, csv),
      onError: (error) => showError(t('csv.failed'), errorMessage(error)),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconFileExport size={18} aria-hidden />}
      loading={isPending}
      onClick={start}
    >
      {t('csv.button')}
    </Button>
  )
}
