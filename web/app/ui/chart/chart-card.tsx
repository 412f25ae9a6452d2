import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './chart.module.css'
import { ViewSwitch } from './view-switch.tsx'

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
        <ViewSwitch
          label={t('chart.view')}
          views={views.map((one) => ({ view: one, label: t(`chart.${one}`) }))}
          shown={view}
          onShow={setView}
        />
        {action}
      </div>
      {view === 'chart' ? chart : table}
    </section>
  )
}
