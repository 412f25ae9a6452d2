import type { Partner } from '@sohbet/contract/partners/partners'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatAmount, formatNumber } from '../../ui/format.ts'
import { partnerPath } from '../admin-paths.ts'
import styles from './partners.module.css'

export const partnerColumns = {
  sortable: ['name', 'signUps', 'sales', 'payable', 'isActive'],
  searchable: ['name'],
} as const

export function usePartnerColumns(): readonly Column<Partner>[] {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  return useMemo(() => {
    const sums = (partner: Partner, of: 'payable' | 'waiting') =>
      partner.balances.map((one) => formatAmount(one[of], one.currency, language)).join(', ') || '–'
    const status = ({ isActive }: Partner) => t(isActive ? 'status.active' : 'status.inactive')
    return [
      {
        id: 'name',
        card: 'lead',
        header: t('column.name'),
        cell: ({ id, name, code }) => (
          <span className={styles.name}>
            <Link to={partnerPath(id)}>{name}</Link>
            <small>/r/{code}</small>
          </span>
        ),
        value: ({ name, code, email }) => `${name} ${code} ${email}`,
      },
      {
        id: 'clicks',
        align: 'end',
        header: t('column.clicks'),
        cell: ({ clicks }) => formatNumber(clicks, language),
      },
      {
        id: 'signUps',
        align: 'end',
        header: t('column.signUps'),
        cell: ({ signUps }) => formatNumber(signUps, language),
        value: ({ signUps }) => signUps,
      },
      {
        id: 'sales',
        align: 'end',
        header: t('column.sales'),
        cell: ({ sales }) => formatNumber(sales, language),
        value: ({ sales }) => sales,
      },
      {
        id: 'waiting',
        align: 'end',
        header: t('column.waiting'),
        cell: (partner) => sums(partner, 'waiting'),
      },
      {
        id: 'payable',
        card: 'line',
        align: 'end',
        header: t('column.payable'),
        cell: (partner) => <strong>{sums(partner, 'payable')}</strong>,
        value: ({ balances }) => balances.reduce((sum, { payable }) => sum + payable, 0),
      },
      {
        id: 'isActive',
        card: 'line',
        header: t('column.status'),
        cell: (partner) => (
          <StatusBadge tone={partner.isActive ? 'good' : 'neutral'}>{status(partner)}</StatusBadge>
        ),
        value: status,
      },
    ]
  }, [t, language])
}
