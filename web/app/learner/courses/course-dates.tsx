import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'

export function CourseDates({ startDate, endDate }: { startDate: string; endDate: string }) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  return t('dates', { from: formatDay(startDate, language), to: formatDay(endDate, language) })
}
