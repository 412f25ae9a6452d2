import type { SessionModule } from '@sohbet/contract/live-sessions/session-page'
import { currentModule } from '@sohbet/domain/course/current-module'
import type { CourseDates } from '@sohbet/domain/course/status'
import { asc, eq, sql } from 'drizzle-orm'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { publishedModules as modules } from '../../db/tables/catalogue/modules.ts'
import { quizzes } from '../../db/tables/catalogue/quizzes.ts'
import type { Context } from '../../context/context.ts'
import { documentFiles } from '../../media/document-files.ts'

const phrasesOfModule = sql<SessionModule['phrases']>`(
  select coalesce(json_agg(json_build_object('term', word.term, 'translation', word.translation,
    'example', word.example) order by word.position), '[]')
  from module_words as word where word.module_id = ${modules.id})`

type Week = { course: CourseDates & { courseId: string }; startsAt: Date }

/** The module that the course has reached when a session starts. */
export async function readWeekModule(
  ctx: Pick<Context, 'db' | 'links' | 'now'>,
  { course, startsAt }: Week,
): Promise<SessionModule | null> {
  const typeId = sql`(select ${courses.typeId} from ${courses} where ${courses.id} = ${course.courseId})`
  const ofType = eq(modules.courseTypeId, typeId)
  const place = currentModule(course, await ctx.db.$count(modules, ofType), startsAt)
  if (place === null) return null
  const [module] = await ctx.db
    .select({
      id: modules.id,
      name: modules.name,
      description: modules.description,
      videoTitle: modules.videoTitle,
      videoDescription: modules.videoDescription,
      docs: modules.docs,
      phrases: phrasesOfModule,
      quizId: quizzes.id,
    })
    .from(modules)
    .leftJoin(quizzes, eq(quizzes.moduleId, modules.id))
    .where(ofType)
    .orderBy(asc(modules.order))
    .offset(place)
    .limit(1)
  if (!module) return null
  return {
    id: module.id,
    moduleNo: place + 1,
    name: module.name,
    description: module.description,
    video: { title: module.videoTitle, description: module.videoDescription },
    docs: module.docs.map(({ title, description, source }) => ({
      title,
      description,
      url: documentFiles.opensAt(ctx, source),
    })),
    phrases: module.phrases,
    hasQuiz: module.quizId !== null,
  }
}
