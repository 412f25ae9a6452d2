import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { moduleWordLists, moduleWords } from '../../db/tables/catalogue/module-words.ts'
import { speakingTaskLists, speakingTasks } from '../../db/tables/catalogue/speaking-tasks.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../../db/tables/catalogue/quizzes.ts'
import type { Context } from '../../context/context.ts'
import type { Pictures } from './copied-pictures.ts'
import { copyOf } from './question-copies.ts'

type ModuleRow = typeof modules.$inferSelect

/** The questions of modules, as a condition. */
export const questionsOfModules = (db: Db, where: SQL): SQL =>
  inArray(
    quizQuestions.quizId,
    db
      .select({ id: quizzes.id })
      .from(quizzes)
      .innerJoin(modules, eq(modules.id, quizzes.moduleId))
      .where(where),
  )

type Target = {
  courseTypeId: string
  /** The copy's place and state. */
  placeOf: (module: ModuleRow) => { order: number; isDraft: boolean }
  pictures: Pictures
}

/** Inserts copies of modules with their words, speaking tasks and quizzes. Documents and recordings are shared, because files are never changed. */
export async function insertModuleCopies(
  { db, now }: Pick<Context, 'db' | 'now'>,
  originals: readonly ModuleRow[],
  { courseTypeId, placeOf, pictures }: Target,
): Promise<string[]> {
  if (originals.length === 0) return []
  const dates = { createdAt: now, updatedAt: now }
  const inserted = await db
    .insert(modules)
    .values(
      originals.map((original) => {
        const { id: _original, revision: _revision, ...content } = original
        return { ...content, courseTypeId, ...placeOf(original), ...dates }
      }),
    )
    .returning({ id: modules.id, order: modules.order })
  const byOrder = new Map(inserted.map(({ id, order }) => [order, id]))
  const copyOfModule = new Map(
    originals.map((original) => [original.id, byOrder.get(placeOf(original).order)]),
  )
  await insertWordCopies(db, { copyOfModule, now })
  await insertTaskCopies(db, { copyOfModule, now })
  await insertQuizCopies(db, { copyOfModule, pictures, now })
  return inserted.map(({ id }) => id)
}

async function insertWordCopies(db: Db, { copyOfModule, now }: Omit<Quizzes, 'pictures'>): Promise<void> {
  const originals = await db
    .select()
    .from(moduleWords)
    .where(inArray(moduleWords.moduleId, [...copyOfModule.keys()]))
  if (originals.length === 0) return
  const copies = originals.map(({ id: _original, moduleId, ...word }) => ({
    ...word,
    moduleId: copyOfModule.get(moduleId) ?? '',
    createdAt: now,
    updatedAt: now,
  }))
  await db.insert(moduleWords).values(copies)
  const lists = [...new Set(copies.map(({ moduleId }) => moduleId))]
  await db.insert(moduleWordLists).values(lists.map((moduleId) => ({ moduleId, updatedAt: now })))
}

async function insertTaskCopies(db: Db, { copyOfModule, now }: Omit<Quizzes, 'pictures'>): Promise<void> {
  const originals = await db
    .select()
    .from(speakingTasks)
    .where(and(inArray(speakingTasks.moduleId, [...copyOfModule.keys()]), isNotNull(speakingTasks.position)))
  if (originals.length === 0) return
  const copies = originals.map(({ id: _original, moduleId, ...task }) => ({
    ...task,
    moduleId: copyOfModule.get(moduleId) ?? '',
    createdAt: now,
    updatedAt: now,
  }))
  await db.insert(speakingTasks).values(copies)
  const lists = [...new Set(copies.map(({ moduleId }) => moduleId))]
  await db.insert(speakingTaskLists).values(lists.map((moduleId) => ({ moduleId, updatedAt: now })))
}

type Quizzes = { copyOfModule: ReadonlyMap<string, string | undefined>; pictures: Pictures; now: Date }

async function insertQuizCopies(db: Db, { copyOfModule, pictures, now }: Quizzes): Promise<void> {
  const originals = await db
    .select({ id: quizzes.id, moduleId: quizzes.moduleId })
    .from(quizzes)
    .where(inArray(quizzes.moduleId, [...copyOfModule.keys()]))
  if (originals.length === 0) return
  const inserted = await db
    .insert(quizzes)
    .values(originals.map(({ moduleId }) => ({ moduleId: copyOfModule.get(moduleId) ?? '', createdAt: now })))
    .returning({ id: quizzes.id, moduleId: quizzes.moduleId })
  const byModule = new Map(inserted.map(({ id, moduleId }) => [moduleId, id]))
  const quizOf = new Map(
    originals.map(({ id, moduleId }) => [id, byModule.get(copyOfModule.get(moduleId) ?? '') ?? '']),
  )
  const questions = await db
    .select()
    .from(quizQuestions)
    .where(inArray(quizQuestions.quizId, [...quizOf.keys()]))
    .orderBy(asc(quizQuestions.quizId), asc(quizQuestions.position))
  if (questions.length === 0) return
  await db.insert(quizQuestions).values(
    questions.map((question) =>
      copyOf(question, pictures, {
        quizId: quizOf.get(question.quizId) ?? '',
        position: question.position,
        now,
      }),
    ),
  )
}
