import {
  maxOfPlan,
  maxPlanName,
  percentLimits,
  plans,
  wholePrice,
  type PlanContents,
  type PlanOffers,
} from '@sohbet/domain/enrollment/plan'
import { languages } from '@sohbet/domain/language'
import { say } from '../say.ts'
import { choice, flag, group, line, list, number, text, type Stored } from './site-fields.ts'

const counted = number({ min: 0, max: maxOfPlan, fault: say('Must be a whole number from 0 to 100') })

const named = { name: line(maxPlanName) }
const brings = {
  creditCount: counted,
  groupCount: counted,
  text: text(),
  features: list(group({ text: line(), isAbsent: flag }), 8, { isWhole: true }),
  colour: choice(['paper', 'cool', 'night']),
  isRecommended: flag,
}
/** The smallest plan costs the price of its course, so it has no factor of its own. */
const smallest = group({ ...named, ...brings })
const larger = group({
  ...named,
  percent: number({ ...percentLimits, fault: say('Must be a whole number from 100 to 300') }),
  ...brings,
})

/** The plans as the owner edits them. None has a price of its own. */
export const planFields = group({ basic: smallest, super: larger, premium: larger })

type StoredPlans = Stored<typeof planFields>

/** The plans that a page sells. Only a draft can have a feature without a translation, which is left out. */
export const offersOf = (stored: StoredPlans): PlanOffers => ({
  basic: contentsOf(stored.basic, wholePrice.pricePercent),
  super: contentsOf(stored.super, stored.super.percent),
  premium: contentsOf(stored.premium, stored.premium.percent),
})

const contentsOf = (
  { name, creditCount, groupCount, features }: StoredPlans['basic'],
  pricePercent: number,
): PlanContents => ({
  name,
  pricePercent,
  credits: creditCount,
  extraGroups: groupCount,
  features: features
    .filter((feature) => !feature.isAbsent && languages.every((language) => feature.text[language] !== ''))
    .map((feature) => feature.text),
})

/** Values that texts of the site name, such as {super} and {superCredits}. */
export const planValues = (
  offers: PlanOffers,
  language: (typeof languages)[number],
): Record<string, string> =>
  Object.fromEntries(
    plans.flatMap((plan) => {
      const { name, credits, extraGroups } = offers[plan]
      return [
        [plan, name[language]],
        [`${plan}Credits`, String(credits)],
        [`${plan}Groups`, String(extraGroups)],
      ]
    }),
  )
