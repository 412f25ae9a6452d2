import { email } from '@sohbet/contract/fields'
import { plans, type Plan } from '@sohbet/domain/enrollment/plan'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'

/** What travels from one auth page to the next: the plan chosen on the public pages and the page asked for. */
const chosenPlan = z.enum(plans).nullable().catch(null)
const carried = z.object({
  plan: chosenPlan,
  next: z.string().nullable(),
})

/** Leads to another auth page without losing what travels along. */
export function withCarried(path: string, search: URLSearchParams): string {
  const values = carried.parse({ plan: search.get('plan'), next: search.get('next') })
  const kept = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  return kept.size === 0 ? path : `${path}?${kept}`
}

export function useAuthLink(): (path: string) => string {
  const [search] = useSearchParams()
  return useCallback((path) => withCarried(path, search), [search])
}

/** The plan chosen on the public pages, if one was. */
export function useChosenPlan(): Plan | undefined {
  const [search] = useSearchParams()
  return chosenPlan.parse(search.get('plan')) ?? undefined
}

const handedOver = z.object({ email })

/** The address that the page before handed over, out of sight of the URL; a link may carry it as ?email=. */
export function useKnownEmail(): string {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const { data } = handedOver.safeParse(state ?? { email: search.get('email') })
  return data?.email ?? ''
}
