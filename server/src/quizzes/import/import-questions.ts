import { say } from '@sohbet/contract/catalogue/say'
import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import type { Language } from '@sohbet/domain/language'
import { maxQuestions } from '@sohbet/domain/quiz/question'
import { asc, eq, inArray } from 'drizzle-orm'
import {
  allValues,
  mapRows,
  refusedBy,
  refusedCell,
  reportOf,
  type CheckedRow,
} from '../../csv/checked-rows.ts'
import type { Db } from '../../db/connect.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { requireCourseType } from '../../course-types/course-type.reads.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { toColumns } from '../question-rows.ts'
import { moduleNamed, type NamedModule } from './named-modules.ts'
import { readQuestions } from './questions-csv.ts'

/** Questions of one quiz, or of all quizzes of a course type. */
type Target = { quizId: string } | { courseTypeId: string }
type Import = { target: Target; csv: string; isPreview: boolean }
type Question = { module: string; columns: Awaited<ReturnType<typeof toColumns>> }
type Placed = Question & { moduleId: string }

/** Imports all questions of a table at the end of their quizzes, or none if one has a problem. */
export async function importQuestions(
  ctx: Context,
  { target, csv, isPreview }: Import,
): Promise<TableImport> {
  const { language } = ctx
  const read = await mapRows(
    readQuestions(csv, language),
    async ({ module, fields }) => ({ module, columns: await toColumns(ctx, fields) }),
    { pathOf: () => 'audioUrl', language },
  )
  return ctx.db.transaction(async (db) => {
    const place = await readPlace(db, target)
    const placed = read.map((row) => placeRow(row, place, language))
    const known = await lockQuestions(db, place.modules)
    const rows = refuseFull(placed, known, language)
    const questions = isPreview ? undefined : allValues(rows)
    if (questions) await insert(db, { questions, modules: place.modules, now: ctx.now })
    return {
      rows: reportOf(
        rows,
        ({ text, values }) => known.get(values?.moduleId ?? '')?.contents.has(text) ?? false,
      ),
      imported: questions?.length ?? 0,
    }
  })
}

type Place = { modules: NamedModule[]; ownModule: string | undefined }

/** The modules that a row can name; a quiz has its own only. They stay until the end of the transaction. */
async function readPlace(db: Db, target: Target): Promise<Place> {
  const { id, order, name, courseTypeId } = modules
  const own = 'quizId' in target ? await requireQuizModule(db, target.quizId) : undefined
  const typeId = 'courseTypeId' in target ? target.courseTypeId : own?.courseTypeId
  const found = await db
    .select({ id, order, name })
    .from(modules)
    .where(eq(courseTypeId, typeId ?? ''))
    .orderBy(asc(order))
    .for('key share')
  if (found.length === 0 && typeId) await requireCourseType(db, typeId)
  return { modules: found, ownModule: own?.id }
}

async function requireQuizModule(db: Db, quizId: string) {
  const [module] = await db
    .select({ id: modules.id, courseTypeId: modules.courseTypeId })
    .from(quizzes)
    .innerJoin(modules, eq(modules.id, quizzes.moduleId))
    .where(eq(quizzes.id, quizId))
  if (!module) throw new AppError('QUIZ_NOT_FOUND')
  return module
}

/** A table for all modules must not fall into one quiz by mistake. */
function placeRow(
  row: CheckedRow<Question>,
  { modules: choices, ownModule }: Place,
  language: Language,
): CheckedRow<Placed> {
  if (row.problem !== null) return row
  const { module } = row.values
  const placedIn = (moduleId: string) => ({ ...row, values: { ...row.values, moduleId } })
  if (ownModule && module === '') return placedIn(ownModule)
  const found = moduleNamed(module, choices)
  const problem = (fault: string) => refusedCell(row, { path: 'module', fault, language })
  if ('fault' in found) return problem(found.fault)
  if (ownModule && found.module.id !== ownModule) return problem(say('This is the quiz of another module'))
  return placedIn(found.module.id)
}

type Known = ReadonlyMap<string, { quizId: string; contents: ReadonlySet<string>; count: number }>

/** The questions of each module's quiz. Locks the quizzes, always in the same order. */
async function lockQuestions(db: Db, choices: readonly NamedModule[]): Promise<Known> {
  const locked = await db
    .select({ id: quizzes.id, moduleId: quizzes.moduleId })
    .from(quizzes)
    .where(
      inArray(
        quizzes.moduleId,
        choices.map(({ id }) => id),
      ),
    )
    .orderBy(asc(quizzes.id))
    .for('no key update')
  const { quizId, content } = quizQuestions
  const rows = await db
    .select({ quizId, content })
    .from(quizQuestions)
    .where(
      inArray(
        quizId,
        locked.map(({ id }) => id),
      ),
    )
  return new Map(
    locked.map(({ id, moduleId }) => {
      const own = rows.filter((row) => row.quizId === id)
      return [moduleId, { quizId: id, contents: new Set(own.map((row) => row.content)), count: own.length }]
    }),
  )
}

/** Reports the rows that exceed the number of questions a quiz may have. */
function refuseFull(
  rows: readonly CheckedRow<Placed>[],
  known: Known,
  language: Language,
): CheckedRow<Placed>[] {
  const counts = new Map([...known].map(([moduleId, { count }]) => [moduleId, count]))
  return rows.map((row) => {
    if (row.problem !== null) return row
    const count = (counts.get(row.values.moduleId) ?? 0) + 1
    counts.set(row.values.moduleId, count)
    return count > maxQuestions ? refusedBy(row, { path: 'module', code: 'QUIZ_FULL', language }) : row
  })
}

/** Creates missing quizzes, then adds the questions at the end of each. */
async function insert(
  db: Db,
  { questions, modules: choices, now }: { questions: readonly Placed[]; modules: NamedModule[]; now: Date },
): Promise<void> {
  const named = [...new Set(questions.map(({ moduleId }) => moduleId))]
  await db
    .insert(quizzes)
    .values(named.map((moduleId) => ({ moduleId, createdAt: now })))
    .onConflictDoNothing({ target: quizzes.moduleId })
  // Again, because a quiz that was missing may have been created and filled meanwhile
  const known = await lockQuestions(db, choices)
  const next = new Map([...known].map(([moduleId, { count }]) => [moduleId, count]))
  const rows = questions.map(({ moduleId, columns }) => {
    const position = next.get(moduleId) ?? 0
    if (position >= maxQuestions) throw new AppError('QUIZ_FULL')
    next.set(moduleId, position + 1)
    return { ...columns, quizId: known.get(moduleId)?.quizId ?? '', position, createdAt: now, updatedAt: now }
  })
  await db.insert(quizQuestions).values(rows)
}
