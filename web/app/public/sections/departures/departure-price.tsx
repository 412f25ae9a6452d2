import { withValues } from '@sohbet/contract/site/placeholders'
import type { Departure } from '@sohbet/contract/site/rendering'
import { priceToday } from '@sohbet/domain/course/departure'
import { planPrice, wholePrice, type PlanContents } from '@sohbet/domain/enrollment/plan'
import { formatMoney } from '@sohbet/domain/money/money'
import { usePublicContent } from '../../page-context.ts'
import { dayText } from './departure-words.ts'

type Props = { departure: Departure; plan?: Pick<PlanContents, 'pricePercent'> }

/** The price of today, with the usual one beside an early-bird price. */
export function DeparturePrice({ departure, plan = wholePrice }: Props) {
  const { language, departures } = usePublicContent()
  const { priceMinor, currency, earlyBirdUntil } = departure
  if (priceMinor === 0) return <p className="departure-price">{departures.free}</p>
  const money = (minor: number) => formatMoney(minor, currency, language)
  return (
    <p className="departure-price">
      {money(priceToday(departure, plan))}{' '}
      {earlyBirdUntil !== null && (
        <small>
          <s>
            <span className="visually-hidden">{departures.before} </span>
            {money(planPrice(priceMinor, plan))}
          </s>{' '}
          {withValues(departures.earlyBird, { day: dayText(earlyBirdUntil, language) })}
        </small>
      )}
    </p>
  )
}
