import { VisuallyHidden } from '@mantine/core'
import type { AdminCard, Figure } from '@sohbet/contract/core/dashboards'
import IconMinus from '#icons/IconMinus'
import IconTrendingDown from '#icons/IconTrendingDown'
import IconTrendingUp from '#icons/IconTrendingUp'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber, formatPercent } from '../../ui/format.ts'
import styles from './figures.module.css'

type Props<Card extends AdminCard> = { cards: readonly Card[]; stats: Record<Card, Figure> }

/** Counts with their change in 30 days. */
export function StatCards<Card extends AdminCard>({ cards, stats }: Props<Card>) {
  const { t } = useTranslation('figures')
  const language = useLanguage()
  const title = (card: AdminCard) => t(`cards.${card}`)
  return (
    <dl className={styles.cards} data-count={cards.length}>
      {cards.map((card) => (
        <div key={card} className={styles.stat}>
          <dt>{title(card)}</dt>
          <dd>
            <strong>{formatNumber(stats[card].count, language)}</strong>
            <Trend trend={stats[card].trend} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Trend({ trend }: Pick<Figure, 'trend'>) {
  const { t } = useTranslation('figures')
  const language = useLanguage()
  if (trend === null)
    return (
      <span className={styles.trend}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('noTrend')}</VisuallyHidden>
      </span>
    )
  const direction = trend > 0 ? 'up' : trend < 0 ? 'down' : 'same'
  const Icon = { up: IconTrendingUp, down: IconTrendingDown, same: IconMinus }[direction]
  return (
    <span className={styles.trend} data-direction={direction}>
      <Icon size={18} aria-hidden />
      {trend > 0 && '+'}
      {formatPercent(trend, language)} <VisuallyHidden>{t('trendSince')}</VisuallyHidden>
    </span>
  )
}
