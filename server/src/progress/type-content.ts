import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { modules, type ModuleDocument } from '../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../db/tables/catalogue/quizzes.ts'
import { docIdOf, hasQuestions } from './work.ts'

type Document = ModuleDocument & { id: string }

/** A module as it is for everybody, and where it stands among those of its type, from 0. */
type ModuleContent = Omit<typeof modules.$inferSelect, 'docs'> & {
  place: number
  docs: readonly Document[]
  /** Null where there is nothing to ask, too. */
  quizId: string | null
  questionCount: number
}

/** The modules of a course type in their order. */
type TypeContent = readonly ModuleContent[]
type TypeName = { typeId: string; revision: number }

const keptTypes = 50
const kept = new WeakMap<Db, Map<string, { revision: number; content: TypeContent }>>()

/**
 * The same for all learners, and changed rarely, so it is kept by its revision: what was read at a revision, or after
 * it, is never older than that, so nothing has to be told to forget.
 */
export async function readTypeContent(db: Db, { typeId, revision }: TypeName): Promise<TypeContent> {
  let types = kept.get(db)
  if (!types) kept.set(db, (types = new Map<string, { revision: number; content: TypeContent }>()))
  const known = types.get(typeId)
  if (known?.revision === revision) return known.content
  const rows = await db
    .select({
      module: modules,
      quizId: quizzes.id,
      questionCount: db.$count(quizQuestions, eq(quizQuestions.quizId, quizzes.id)),
    })
    .from(modules)
    .leftJoin(quizzes, and(eq(quizzes.moduleId, modules.id), hasQuestions))
    .where(eq(modules.courseTypeId, typeId))
    .orderBy(asc(modules.order))
  const content = rows.map(({ module, quizId, questionCount }, place) => ({
    ...module,
    place,
    quizId,
    questionCount,
    docs: module.docs.map((document) => ({ ...document, id: docIdOf(document.source) })),
  }))
  if (types.size >= keptTypes) types.clear()
  types.set(typeId, { revision, content })
  return content
}
