import { Button } from '@mantine/core'
import type { Chart } from '@sohbet/contract/core/statistics'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import IconFileExport from '#icons/IconFileExport'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { saveTable } from '../../ui/save-file.ts'
import { showError } from '../../ui/toasts.tsx'
import { useExportChart } from './statistics.queries.ts'

type Props = { chart: Chart; title: string; months: MonthRange }

export function ExportChart({ chart, title, months }: Props) {
  const { t } = useTranslation('statistics')
  const { mutate: read, isPending } = useExportChart(months)
  const start = () =>
    read(chart, {
      // The table begins with the mark by which Excel knows its letters: it goes into the file as it is
      onSuccess: ({ fileName, csv }) => saveTable(fileName, csv),
      onError: (error) => showError(t('csv.failed'), errorMessage(error)),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconFileExport size={18} aria-hidden />}
      loading={isPending}
      aria-label={t('csv.of', { title })}
      onClick={start}
    >
      CSV
    </Button>
  )
}
