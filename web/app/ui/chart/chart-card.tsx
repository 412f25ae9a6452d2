import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './chart-card.module.css'
import { Segments } from '../form/segments.tsx'

type Props = {
  title: string
  /** Names what is counted, and the period. */
  hint: string
  chart: ReactNode
  table: ReactNode
  /** Rendered beside the view switch. */
  action?: ReactNode
}

const views = ['chart', 'table'] as const

/** The same figures as a chart and as a table. */
export function ChartCard({ title, hint, chart, table, action }: Props) {
  const { t } = useTranslation('ui')
  const titleId = useId()
  const [view, setView] = useState<(typeof views)[number]>('chart')
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.tools}>
        <Segments
          label={t('chart.view')}
          value={view}
          options={views.map((one) => ({ value: one, label: t(`chart.${one}`) }))}
          onChoose={setView}
          isLabelHidden
        />
        {action}
      </div>
      {view === 'chart' ? chart : table}
    </section>
  )
}
