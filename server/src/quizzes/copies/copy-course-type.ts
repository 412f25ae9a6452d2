import { typeNameLength, type CourseType } from '@sohbet/contract/catalogue/course-types'
import { copyName, plainName } from '@sohbet/domain/course/copy'
import { asc, eq, sql } from 'drizzle-orm'
import { requireCourseType } from '../../course-types/course-type.reads.ts'
import { refuseTakenName } from '../../course-types/refuse-taken-name.ts'
import type { Db } from '../../db/connect.ts'
import { courseTypes } from '../../db/tables/catalogue/course-types.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import type { Context } from '../../context/context.ts'
import { lockModulesOf } from '../../modules/module.repository.ts'
import { withCopiedPictures } from './copied-pictures.ts'
import { insertModuleCopies, questionsOfModules } from './copy-modules.ts'

/** Copies a type with its modules and quizzes, without courses and learners. The copy is passive until an admin has checked it. */
export const copyCourseType = (ctx: Context, { id }: { id: string }): Promise<CourseType> => {
  const ofType = eq(modules.courseTypeId, id)
  return withCopiedPictures(ctx, questionsOfModules(ctx.db, ofType), (pictures) =>
    ctx.db.transaction(async (db) => {
      await lockModulesOf(db, id)
      const courseTypeId = await insertType(db, await requireCourseType(db, id), ctx.now)
      const originals = await db.select().from(modules).where(ofType).orderBy(asc(modules.order))
      await insertModuleCopies({ db, now: ctx.now }, originals, {
        courseTypeId,
        placeOf: ({ order, isDraft }) => ({ order, isDraft }),
        pictures,
      })
      return requireCourseType(db, courseTypeId)
    }),
  )
}

async function insertType(db: Db, original: CourseType, now: Date): Promise<string> {
  const { description, fromLevel, toLevel } = original
  const [type] = await db
    .insert(courseTypes)
    .values({
      name: copyName(original.name, {
        taken: await namesLike(db, original.name),
        maxLength: typeNameLength,
      }),
      description,
      fromLevel,
      toLevel,
      isActive: false,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: courseTypes.id })
    .catch(refuseTakenName)
  if (!type) throw new Error('an inserted course type was not returned')
  return type.id
}

async function namesLike(db: Db, name: string): Promise<string[]> {
  const plain = plainName(name)
  const rows = await db
    .select({ name: courseTypes.name })
    .from(courseTypes)
    .where(sql`starts_with(${courseTypes.name}, ${plain})`)
  return rows.map((row) => row.name)
}
