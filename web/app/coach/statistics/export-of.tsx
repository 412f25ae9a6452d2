import type { CoachTable } from '@sohbet/contract/learning/coach-courses'
import type { MonthRange } from '@sohbet/domain/figures/periods'
import { useTranslation } from '../../texts/use-translation.ts'
import { ExportButton } from '../../ui/download/export-button.tsx'
import { useExportStatistics } from '../coach.queries.ts'

type Props = { table: CoachTable; range: MonthRange; title: string }

export function ExportOf({ table, range, title }: Props) {
  const { t } = useTranslation('coach')
  const file = useExportStatistics(table, range)
  return (
    <ExportButton
      request={file}
      label="CSV"
      accessibleName={t('statistics.csv.of', { title })}
      failed={t('statistics.csv.failed')}
    />
  )
}
