import { Button } from '@mantine/core'
import type { WaitingLearner } from '@sohbet/contract/selling/waiting-list'
import { useTranslation } from '../../texts/use-translation.ts'
import { usePlanNames } from '../../parts/plans/plans.queries.ts'
import { useLanguage } from '../../texts/language.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { PlainTable, type PlainColumns } from '../../ui/list/plain-table.tsx'
import type { LineDialog } from './line-dialogs.tsx'
import styles from './waiting-list.module.css'

type Props = {
  learners: readonly WaitingLearner[]
  /** The course has a seat to offer. */
  canOffer: boolean
  onChoose: (dialog: LineDialog) => void
}

function useLineColumns(actions: Omit<Props, 'learners'>): PlainColumns<WaitingLearner> {
  const { t } = useTranslation('waitingList')
  const language = useLanguage()
  const nameOf = usePlanNames()
  return [
    { id: 'place', card: 'end', header: t('column.place'), align: 'end', cell: ({ place }) => place },
    {
      id: 'learner',
      card: 'lead',
      header: t('column.learner'),
      cell: ({ username, email }) => (
        <span className={styles.person}>
          {username}
          <small>{email}</small>
        </span>
      ),
    },
    { id: 'plan', header: t('column.plan'), cell: ({ plan }) => nameOf(plan) },
    {
      id: 'since',
      card: 'line',
      header: t('column.since'),
      cell: ({ since }) => formatDateTime(since, language),
    },
    { id: 'state', header: t('column.state'), cell: (learner) => <State learner={learner} /> },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: (learner) => <Actions learner={learner} {...actions} />,
    },
  ]
}

export function LineTable({ learners, ...actions }: Props) {
  const { t } = useTranslation('waitingList')
  const columns = useLineColumns(actions)
  return (
    <div className={styles.line}>
      <PlainTable label={t('list')} rows={learners} rowId={({ userId }) => userId} columns={columns} />
    </div>
  )
}

function State({ learner: { obstacle, isMovedUp, lapsedOffers } }: { learner: WaitingLearner }) {
  const { t } = useTranslation('waitingList')
  return (
    <span className={styles.state}>
      {obstacle ? (
        <StatusBadge tone="warning">{t(`learner.${obstacle}`)}</StatusBadge>
      ) : (
        <StatusBadge tone="good">{t('learner.ready')}</StatusBadge>
      )}
      {isMovedUp && <StatusBadge tone="info">{t('movedUp')}</StatusBadge>}
      {lapsedOffers > 0 && <StatusBadge tone="neutral">{t('lapsed', { count: lapsedOffers })}</StatusBadge>}
    </span>
  )
}

function Actions({ learner, canOffer, onChoose }: Omit<Props, 'learners'> & { learner: WaitingLearner }) {
  const { t } = useTranslation('waitingList')
  const isPossible = {
    offer: canOffer && learner.obstacle === null,
    move: learner.place > 1,
    remove: true,
  }
  return (
    <div className={styles.actions}>
      {(['offer', 'move', 'remove'] as const).map((action) => (
        <Button
          key={action}
          variant="default"
          px="sm"
          aria-label={t('ofLearner', { action: t(`${action}.button`), name: learner.username })}
          disabled={!isPossible[action]}
          onClick={() => onChoose({ action, learner })}
        >
          {t(`${action}.button`)}
        </Button>
      ))}
    </div>
  )
}
