import type { Opening } from '@sohbet/contract/core/opening'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { createCourseType } from '../course-types/create-course-type.ts'
import { levelTests } from '../db/tables/catalogue/level-tests.ts'
import { addLessons } from '../demo/catalogue/add-lessons.ts'
import { demoTracks, type DemoTrack } from '../demo/catalogue/tracks.ts'
import { addQuestions, addQuickQuestions } from '../demo/level-test/demo-level-test.ts'
import { AppError } from '../errors/app-error.ts'
import { insertLevelTest, lockLevelTests } from '../level-tests/level-test.repository.ts'
import { readOpening } from './opening.reads.ts'

/** Adds one of our tracks: a course type with its modules, documents and quizzes. */
export async function addTemplateCourseType(ctx: SignedInContext, name: DemoTrack['name']): Promise<Opening> {
  const { files, demoFiles, now } = ctx
  const track = demoTracks.find((one) => one.name === name)
  if (!track) throw new AppError('NOT_FOUND')
  const { description, fromLevel, toLevel } = track
  await ctx.db.transaction(async (db) => {
    const fields = { name, description, isActive: true, fromLevel, toLevel }
    const { id: courseTypeId } = await createCourseType({ ...ctx, db }, fields)
    await addLessons(db, { track, courseTypeId, now, files, demoFiles })
  })
  return readOpening(ctx)
}

/** Adds our questions as the active level test, with its quick test. */
export async function addTemplateLevelTest(ctx: SignedInContext): Promise<Opening> {
  await ctx.db.transaction(async (db) => {
    await lockLevelTests(db)
    if ((await db.$count(levelTests, eq(levelTests.isActive, true))) > 0)
      throw new AppError('LEVEL_TEST_EXISTS')
    const testId = await insertLevelTest(db, ctx.now)
    await addQuestions(db, { testId, createdAt: ctx.now })
    await addQuickQuestions(db, { testId, createdAt: ctx.now })
    await db.update(levelTests).set({ isActive: true }).where(eq(levelTests.id, testId))
  })
  return readOpening(ctx)
}
