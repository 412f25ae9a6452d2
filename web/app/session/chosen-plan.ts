import { updateUser, type User } from '@sohbet/contract/people/users'
import { plans, type Plan } from '@sohbet/domain/enrollment/plan'
import { z } from 'zod'
import { call } from '../api/call.ts'
import { replaceUser } from './keep-user-fresh.ts'

const known = z.enum(plans).optional().catch(undefined)

/** The plan chosen on the public pages, if any. A plan of an old link that no longer exists counts as none. */
export const chosenPlan = (search: URLSearchParams): Plan | undefined =>
  known.parse(search.get('plan') ?? undefined)

/** Saves the plan with the account, so that the payment step preselects it. */
export async function savePlan({ id, plan: saved }: User, plan: Plan): Promise<void> {
  if (plan === saved) return
  try {
    await replaceUser(await call(updateUser, { params: { id }, body: { plan } }))
  } catch {
    // The payment step still offers every plan
  }
}
