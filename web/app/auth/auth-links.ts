import { email } from '@sohbet/contract/fields'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'

/** What travels from one auth page to the next: the plan chosen on the public pages and the page asked for. */
const carried = z.object({
  plan: z.enum(['basic', 'super', 'premium']).nullable().catch(null),
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

const handedOver = z.object({ email })

/** The address that the page before handed over, out of sight of the URL; a link may carry it as ?email=. */
export function useKnownEmail(): string {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const { data } = handedOver.safeParse(state ?? { email: search.get('email') })
  return data?.email ?? ''
}
