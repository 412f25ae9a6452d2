import { email, id, verificationCode } from '@sohbet/contract/fields'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { partnerCode, rememberedPartner } from '../partner-memory.ts'
import { courseOfEnrollPath } from '../paths.ts'
import { chosenPlan } from '../session/chosen-plan.ts'

/** A path to another auth page with the values that auth pages pass on: the plan, the partner and the requested page. */
export function withCarried(path: string, search: URLSearchParams): string {
  const values = {
    plan: chosenPlan(search),
    partner: partnerCode(search.get('partner')),
    next: search.get('next'),
  }
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
  return chosenPlan(search)
}

/** The course whose page led here, if any. */
export function useChosenCourse(): string | undefined {
  const [search] = useSearchParams()
  return courseOfEnrollPath(search.get('next'))
}

/** The partner of the link that led here in this visit, else the one that the browser remembers. */
export function useRecommendingPartner(): () => string | undefined {
  const [search] = useSearchParams()
  return () => partnerCode(search.get('partner')) ?? rememberedPartner(Date.now())
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
