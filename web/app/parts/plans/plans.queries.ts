import { listPlans } from '@sohbet/contract/selling/plans'
import { firstPlans, type Plan } from '@sohbet/domain/enrollment/plan'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLanguage } from '../../texts/language.ts'

/** The plans that the school sells. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(listPlans, {}, { signal }),
})

/** Names a plan; until they are loaded, as a new school does. */
export function usePlanNames(): (plan: Plan) => string {
  const { data = firstPlans } = useQuery(plansQuery)
  const language = useLanguage()
  return (plan) => data[plan].name[language]
}
