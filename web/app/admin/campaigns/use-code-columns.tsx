import type { DiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { firstPlans, type Plan } from '@sohbet/domain/enrollment/plan'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { plansQuery } from '../../parts/plans/plans.queries.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { formatAmount, formatDay } from '../../ui/format.ts'
import styles from './campaigns.module.css'

export function useCodeColumns(): readonly Column<DiscountCode>[] {
  const { t } = useTranslation('campaigns')
  const language = useLanguage()
  const { data: offers = firstPlans } = useQuery(plansQuery)
  return useMemo(() => {
    const off = ({ percent, sum, currency }: DiscountCode) =>
      sum !== null && currency ? formatAmount(sum, currency, language) : t('percentOff', { percent })
    const nameOf = (plan: Plan) => offers[plan].name[language]
    const day = (value: string) => formatDay(value, language)
    const validity = ({ validFrom: from, validUntil: until }: DiscountCode) => {
      if (from !== null && until !== null) return `${day(from)} – ${day(until)}`
      if (from !== null) return t('validFrom', { day: day(from) })
      return until === null ? t('always') : t('validUntil', { day: day(until) })
    }
    const uses = ({ usesTaken, maxUses }: DiscountCode) =>
      maxUses === null ? String(usesTaken) : t('usesOf', { count: usesTaken, max: maxUses })
    const scope = ({ plans, courses, firstPaidCourseOnly }: DiscountCode) =>
      [
        courses === null ? t('allCourses') : courses.map(({ name }) => name).join(', ') || t('noCourse'),
        ...(plans.length > 0 ? [plans.map((plan) => nameOf(plan)).join(', ')] : []),
        ...(firstPaidCourseOnly ? [t('firstOnly')] : []),
      ].join(' · ')
    const state = ({ state: one }: DiscountCode) => t(`state.${one}`)
    return [
      {
        id: 'code',
        card: 'lead',
        header: t('column.code'),
        cell: ({ code, name }) => (
          <span className={styles.code}>
            <strong>{code}</strong>
            <small>{name}</small>
          </span>
        ),
        value: ({ code, name }) => `${code} ${name}`,
      },
      { id: 'off', card: 'line', header: t('column.off'), cell: off, value: off },
      { id: 'scope', header: t('column.scope'), cell: scope, value: scope },
      { id: 'validUntil', header: t('column.validUntil'), cell: validity, value: validity },
      { id: 'usesTaken', header: t('column.usesTaken'), cell: uses, value: uses },
      {
        id: 'state',
        card: 'line',
        header: t('column.state'),
        cell: (code) => (
          <StatusBadge tone={code.state === 'valid' ? 'good' : 'neutral'}>{state(code)}</StatusBadge>
        ),
        value: state,
      },
    ]
  }, [t, language, offers])
}
