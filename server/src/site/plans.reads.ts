import { defaultContent } from '@sohbet/contract/site/default-content'
import { offersOf, planFields } from '@sohbet/contract/site/plan-fields'
import type { StoredPage } from '@sohbet/contract/site/site-pages'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { completed } from '@sohbet/contract/site/site-values'
import { firstPlans, type PlanOffers } from '@sohbet/domain/enrollment/plan'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { siteVersions } from '../db/tables/core/site.ts'

type StoredPlans = StoredPage<'pricing'>['plans']['plans']

/** The plans that the school sells, read from the database: another process may have published a moment ago. */
export async function readPlans(db: Db): Promise<PlanOffers> {
  const [newest] = await db
    .select({ plans: sql<StoredValue>`${siteVersions.content} #> '{plans,plans}'` })
    .from(siteVersions)
    .where(eq(siteVersions.page, 'pricing'))
    .orderBy(desc(siteVersions.number))
    .limit(1)
  if (!newest) return firstPlans
  const plans = completed(planFields, newest.plans, defaultContent.pricing.plans.plans)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `completed` returns the form of the field
  return offersOf(plans as unknown as StoredPlans)
}
