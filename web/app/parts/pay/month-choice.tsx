import { ActionIcon } from '@mantine/core'
import IconChevronLeft from '#icons/IconChevronLeft'
import IconChevronRight from '#icons/IconChevronRight'
import { currentMonth, monthsAfter } from '@sohbet/domain/month'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatLongMonth } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './pay.module.css'

const shape = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** The month of the URL, or the current one. */
export function useMonth(): { month: string; show: (month: string) => void } {
  const now = useNow()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month') ?? ''
  return {
    month: shape.test(asked) ? asked : currentMonth(now),
    show: (month) => setSearch((before) => ({ ...Object.fromEntries(before), month }), { replace: true }),
  }
}

export function MonthChoice({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const { t } = useTranslation('statement')
  const language = useLanguage()
  const now = useNow()
  return (
    <div className={styles.months}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('before')}
        onClick={() => onChange(monthsAfter(month, -1))}
      >
        <IconChevronLeft aria-hidden />
      </ActionIcon>
      <strong aria-live="polite">{formatLongMonth(month, language)}</strong>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('after')}
        disabled={month >= currentMonth(now)}
        onClick={() => onChange(monthsAfter(month, 1))}
      >
        <IconChevronRight aria-hidden />
      </ActionIcon>
    </div>
  )
}
