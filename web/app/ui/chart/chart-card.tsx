import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './chart.module.css'

type Props = {
  title: string
  /** What is counted, and when. */
  hint: string
  chart: ReactNode
  table: ReactNode
  /** Beside the choice of view. */
  action?: ReactNode
}

const views = ['chart', 'table'] as const

/** The same figures to look at and to read. */
export function ChartCard({ title, hint, chart, table, action }: Props) {
  const { t } = useTranslation('ui')
  const titleId = useId()
  const [view, setView] = useState<(typeof views)[number]>('chart')
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.tools}>
        <fieldset className={styles.views}>
          <legend className={styles.hidden}>{t('chart.view')}</legend>
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
              {t(`chart.${one}`)}
            </button>
          ))}
        </fieldset>
        {action}
      </div>
      {view === 'chart' ? chart : table}
    </section>
  )
}
