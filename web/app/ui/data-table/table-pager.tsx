import { ActionIcon } from '@mantine/core'
import { pageSizes } from '@sohbet/contract/paging'
import IconChevronLeft from '#icons/IconChevronLeft'
import IconChevronRight from '#icons/IconChevronRight'
import IconChevronsLeft from '#icons/IconChevronsLeft'
import IconChevronsRight from '#icons/IconChevronsRight'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../format.ts'
import { SelectBox } from '../form/select-box.tsx'
import styles from './table-pager.module.css'
import type { TableState } from './state/use-table-state.ts'

type Props = {
  title: string
  totalCount: number | undefined
  lastPage: number
  state: TableState
  /** Called after a step to another page. */
  onPaged: () => void
}

export function TablePager({ title, totalCount, lastPage, state, onPaged }: Props) {
  const { t } = useTranslation('ui')
  const language = useLanguage()
  const sizeLabel = useId()
  const { pageIndex, pageSize } = state.view
  const from = pageIndex * pageSize + 1
  const range = totalCount !== undefined &&
    totalCount > 0 && {
      from: formatNumber(from, language),
      to: formatNumber(Math.min(from + pageSize - 1, totalCount), language),
      total: formatNumber(totalCount, language),
    }

  const steps = [
    { label: t('table.firstPage'), Icon: IconChevronsLeft, to: 0, possible: pageIndex > 0 },
    { label: t('table.previousPage'), Icon: IconChevronLeft, to: pageIndex - 1, possible: pageIndex > 0 },
    { label: t('table.nextPage'), Icon: IconChevronRight, to: pageIndex + 1, possible: pageIndex < lastPage },
    { label: t('table.lastPage'), Icon: IconChevronsRight, to: lastPage, possible: pageIndex < lastPage },
  ]

  const go = (page: number) => {
    state.goToPage(page)
    onPaged()
  }

  return (
    <div className={styles.pager}>
      <div className={styles.pageSize}>
        <span id={sizeLabel}>{t('table.rowsPerPage')}</span>
        <SelectBox
          className={styles.sizes}
          aria-labelledby={sizeLabel}
          value={String(pageSize)}
          onChange={({ currentTarget }) => {
            const size = pageSizes.find((choice) => String(choice) === currentTarget.value)
            if (size) state.setPageSize(size)
          }}
          data={pageSizes.map(String)}
        />
      </div>
      <p className={styles.range} aria-live="polite">
        {range && t('table.range', range)}
      </p>
      <nav className={styles.steps} aria-label={t('table.pages', { title })}>
        {steps.slice(0, 2).map((step) => (
          <PagerButton key={step.label} {...step} onGo={go} />
        ))}
        <span className={styles.pageNumber}>
          {t('table.page', {
            page: formatNumber(pageIndex + 1, language),
            pages: formatNumber(lastPage + 1, language),
          })}
        </span>
        {steps.slice(2).map((step) => (
          <PagerButton key={step.label} {...step} onGo={go} />
        ))}
      </nav>
    </div>
  )
}

type ButtonProps = {
  label: string
  Icon: typeof IconChevronLeft
  to: number
  possible: boolean
  onGo: (pageIndex: number) => void
}

/** aria-disabled at the ends, because a disabled button would lose the focus. */
function PagerButton({ label, Icon, to, possible, onGo }: ButtonProps) {
  return (
    <ActionIcon
      size={44}
      variant="default"
      className={styles.step}
      aria-label={label}
      aria-disabled={!possible}
      data-disabled={!possible || undefined}
      onClick={() => {
        if (possible) onGo(to)
      }}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
