import type { ListedCertificate } from '@sohbet/contract/learning/certificates'
import { schoolDay } from '@sohbet/domain/calendar'
import { certificatePath } from '@sohbet/domain/certificate/certificate'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatDay, formatNumber } from '../../ui/format.ts'
import styles from './certificates.module.css'

export function useCertificateColumns(): readonly Column<ListedCertificate>[] {
  const { t } = useTranslation('issuedCertificates')
  const language = useLanguage()
  return useMemo(() => {
    const day = (moment: string) => formatDay(schoolDay(new Date(moment)), language)
    return [
      {
        id: 'holderName',
        card: 'lead',
        header: t('column.holder'),
        cell: ({ holderName, email }) => (
          <span className={styles.lead}>
            {holderName ?? t('erased')}
            {email && <small>{email}</small>}
          </span>
        ),
      },
      { id: 'courseName', card: 'line', header: t('column.course'), cell: ({ courseName }) => courseName },
      { id: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'number',
        header: t('column.number'),
        cell: ({ number }) => (
          <a
            className={styles.number}
            href={certificatePath(number, language)}
            target="_blank"
            rel="noreferrer"
          >
            {number}
          </a>
        ),
      },
      {
        id: 'hours',
        align: 'end',
        header: t('column.hours'),
        cell: ({ hours }) => formatNumber(hours, language),
      },
      {
        id: 'issuedAt',
        header: t('column.issuedAt'),
        cell: ({ issuedAt }) => <span className={styles.day}>{day(issuedAt)}</span>,
      },
      {
        id: 'state',
        card: 'end',
        header: t('column.state'),
        cell: ({ revokedAt, revokeReason }) =>
          revokedAt === null ? (
            <StatusBadge tone="good">{t('valid')}</StatusBadge>
          ) : (
            <span className={styles.lead}>
              <StatusBadge tone="bad">{t('revoked')}</StatusBadge>
              <small>
                {day(revokedAt)}: {revokeReason}
              </small>
            </span>
          ),
      },
    ]
  }, [t, language])
}
