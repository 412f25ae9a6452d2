import type { DiscountCode, DiscountCodeFields } from '@sohbet/contract/campaigns/campaigns'
import { changedFields } from '@sohbet/domain/change'
import { toMinor } from '@sohbet/domain/course/price'
import { eq, inArray } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { isTaken } from '../db/constraint-errors.ts'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { discountCodeCourses, discountCodes } from '../db/tables/selling/discount-codes.ts'
import { AppError } from '../errors/app-error.ts'
import { requireCode } from './code.reads.ts'

const area = 'campaigns'

/** Values of the other kind are dropped, and no chosen course means all of them. */
const columnsOf = (fields: DiscountCodeFields) => ({
  code: fields.code,
  name: fields.name,
  kind: fields.kind,
  percent: fields.kind === 'percent' ? fields.percent : null,
  sumMinor: fields.kind === 'sum' && fields.sum !== null ? toMinor(fields.sum) : null,
  currency: fields.kind === 'sum' ? fields.currency : null,
  plans: [...new Set(fields.plans)],
  isForAllCourses: fields.courseIds.length === 0,
  validFrom: fields.validFrom,
  validUntil: fields.validUntil,
  maxUses: fields.maxUses,
  maxUsesPerLearner: fields.maxUsesPerLearner,
  firstPaidCourseOnly: fields.firstPaidCourseOnly,
  isActive: fields.isActive,
})

async function saveCourses(db: Db, codeId: string, courseIds: readonly string[]): Promise<void> {
  const ids = [...new Set(courseIds)]
  if ((await db.$count(courses, inArray(courses.id, ids))) < ids.length)
    throw new AppError('COURSE_NOT_FOUND')
  await db.delete(discountCodeCourses).where(eq(discountCodeCourses.codeId, codeId))
  if (ids.length > 0)
    await db.insert(discountCodeCourses).values(ids.map((courseId) => ({ codeId, courseId })))
}

function refuseIfTaken(error: unknown): never {
  if (isTaken(error, 'discount_codes_code')) throw new AppError('DISCOUNT_CODE_TAKEN', { cause: error })
  throw error
}

export async function createCode(ctx: SignedInContext, fields: DiscountCodeFields): Promise<DiscountCode> {
  return ctx.db
    .transaction(async (db) => {
      const [made] = await db
        .insert(discountCodes)
        .values({ ...columnsOf(fields), createdAt: ctx.now })
        .returning({ id: discountCodes.id })
      if (!made) throw new Error('an inserted code was not returned')
      await saveCourses(db, made.id, fields.courseIds)
      await recordChanges(db, ctx, { area, kind: 'created', subject: fields.code })
      return requireCode(db, made.id, ctx.now)
    })
    .catch(refuseIfTaken)
}

/** Values for the change log: courses by their names, which readers know. */
const values = (code: DiscountCode) => ({
  code: code.code,
  name: code.name,
  kind: code.kind,
  percent: code.percent,
  sum: code.sum,
  currency: code.currency,
  plans: code.plans.join(', '),
  courses: code.courses?.map(({ name }) => name).join(', ') ?? '',
  validFrom: code.validFrom,
  validUntil: code.validUntil,
  maxUses: code.maxUses,
  maxUsesPerLearner: code.maxUsesPerLearner,
  firstPaidCourseOnly: code.firstPaidCourseOnly,
  isActive: code.isActive,
})

/** Orders that have used the code keep their price. */
export async function updateCode(
  ctx: SignedInContext,
  { id, fields }: { id: string; fields: DiscountCodeFields },
): Promise<DiscountCode> {
  return ctx.db
    .transaction(async (db) => {
      await refuseOutdated(db, discountCodes, { where: eq(discountCodes.id, id), seen: fields.revision })
      const before = await lockCode(ctx, db, id)
      if (fields.maxUses !== null && fields.maxUses < before.usesTaken)
        throw new AppError('DISCOUNT_CODE_USED_MORE', { about: String(before.usesTaken) })
      await db.update(discountCodes).set(columnsOf(fields)).where(eq(discountCodes.id, id))
      await saveCourses(db, id, fields.courseIds)
      return recorded(ctx, db, before)
    })
    .catch(refuseIfTaken)
}

/** `expected` is the state on the caller's screen; throws when it has changed. */
export const toggleCode = (
  ctx: SignedInContext,
  { id, expected }: { id: string; expected: boolean | undefined },
): Promise<DiscountCode> =>
  ctx.db.transaction(async (db) => {
    const before = await lockCode(ctx, db, id)
    if (expected !== undefined && expected !== before.isActive) throw new AppError('STATE_CHANGED')
    await db.update(discountCodes).set({ isActive: !before.isActive }).where(eq(discountCodes.id, id))
    return recorded(ctx, db, before)
  })

/** No use is taken meanwhile. */
async function lockCode({ now }: SignedInContext, db: Db, id: string): Promise<DiscountCode> {
  await db
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(eq(discountCodes.id, id))
    .for('no key update')
  return requireCode(db, id, now)
}

async function recorded(ctx: SignedInContext, db: Db, before: DiscountCode): Promise<DiscountCode> {
  const after = await requireCode(db, before.id, ctx.now)
  const fields = changedFields(values(before), values(after))
  await recordChanges(db, ctx, { area, kind: 'changed', subject: before.code, fields })
  return after
}
