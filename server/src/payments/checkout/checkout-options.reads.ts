import type { CheckoutOptions } from '@sohbet/contract/selling/payments'
import { instalmentsUpTo } from '@sohbet/domain/enrollment/payment'
import { bankDetailsOf } from '@sohbet/domain/money/bank'
import { eq } from 'drizzle-orm'
import { providerFor } from '../../adapters/payments/providers.ts'
import type { SignedInContext } from '../../context/context.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { AppError } from '../../errors/app-error.ts'
import { findBuyer } from './buyer.ts'

/** How a course can be paid here. */
export async function readCheckoutOptions(
  { db, actor, providers, cachedSchool }: SignedInContext,
  { courseId }: { courseId: string },
): Promise<CheckoutOptions> {
  const [course] = await db
    .select({ currency: courses.currency, maxInstalments: courses.maxInstalments })
    .from(courses)
    .where(eq(courses.id, courseId))
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  const provider = providerFor(providers, course.currency)
  const needsBuyer = provider?.needsBuyer ?? false
  return {
    takesCards: provider !== undefined,
    takesTransfers: provider === undefined && bankDetailsOf(cachedSchool.current()) !== null,
    needsBuyer,
    buyer: needsBuyer ? await findBuyer(db, actor.userId) : null,
    instalments: provider ? instalmentsUpTo(course.maxInstalments, provider.instalments) : [1],
  }
}
