import type { Queue, System } from '@sohbet/contract/core/system'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import { Age, Section } from './section.tsx'
import styles from './system.module.css'

/** What the app still has to do, by kind of job. */
export function Queues({ queues }: Pick<System, 'queues'>) {
  const { t } = useTranslation('system')
  const columns = useQueueColumns()
  return (
    <Section title={t('queues.title')}>
      {queues.length === 0 ? (
        <p>{t('queues.none')}</p>
      ) : (
        <PlainTable label={t('queues.title')} columns={columns} rows={queues} rowId={({ name }) => name} />
      )}
    </Section>
  )
}

function useQueueColumns(): PlainColumns<Queue> {
  const { t } = useTranslation('system')
  const language = useLanguage()
  const counts = (['waiting', 'retrying', 'running', 'failed'] as const).map((state) => ({
    id: state,
    header: t(`queues.${state}`),
    align: 'end' as const,
    cell: (queue: Queue) => (
      <span className={styles.count} data-bad={state === 'failed' && queue.failed > 0}>
        {formatNumber(queue[state], language)}
      </span>
    ),
  }))
  return [
    { id: 'name', header: t('queues.name'), cell: ({ name }) => t(`job.${name}`) },
    ...counts,
    {
      id: 'oldest',
      header: t('queues.oldest'),
      cell: ({ oldestAt }) => (oldestAt ? <Age at={oldestAt} /> : '–'),
    },
  ]
}
