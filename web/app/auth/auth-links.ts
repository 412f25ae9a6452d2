import { email, id, verificationCode } from '@sohbet/contract/fields'
import { plans, type Plan } from '@sohbet/domain/enrollment/plan'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'

/** Values that auth pages pass on: the plan chosen on the public pages and the requested page. */
const chosenPlan = z.enum(plans).nullable().catch(null)
const carried = z.object({
  plan: chosenPlan,
  next: z.string().nullable(),
})

/** A path to another auth page with these values. */
export function withCarried(path: string, search: URLSearchParams): string {
  const values = carried.parse({ plan: search.get('plan'), next: search.get('next') })
  const params = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  return params.size === 0 ? path : `${path}?${params}`
}

export function useAuthLink(): (path: string) => string {
  const [search] = useSearchParams()
  return useCallback((path) => withCarried(path, search), [search])
}

/** The plan chosen on the public pages, if any. */
export function useChosenPlan(): Plan | undefined {
  const [search] = useSearchParams()
  return chosenPlan.parse(search.get('plan')) ?? undefined
}

const locationState = z.object({ email, registrationId: id.optional() })

/** The e-mail that the previous page passed on, not visible in the URL; a link may carry it as ?email=. */
export const useKnownEmail = (): string => useLocationState()?.email ?? ''

/** The code that the link of a verification mail fills in. */
export function useKnownCode(): string {
  const [search] = useSearchParams()
  return verificationCode.safeParse(search.get('code')).data ?? ''
}

/** This browser's registration: of several with one e-mail, only its code counts here. */
export const useKnownRegistration = (): string | undefined => useLocationState()?.registrationId

function useLocationState() {
  const { state } = useLocation()
  const [search] = useSearchParams()
  return locationState.safeParse(state ?? { email: search.get('email') }).data
}
