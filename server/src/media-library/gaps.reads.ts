import type { ModuleGaps } from '@sohbet/contract/catalogue/media-library'
import { gapsOf } from '@sohbet/domain/course/gaps'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'

const row = z.object({
  moduleId: z.string(),
  moduleName: z.string(),
  order: z.number(),
  isDraft: z.boolean(),
  courseTypeId: z.string(),
  typeName: z.string(),
  description: z.string(),
  videoSource: z.string(),
  documentCount: z.number(),
  questionCount: z.coerce.number().nullable(),
  silentCount: z.coerce.number(),
})

/** Sorted by type and position; modules without gaps are left out. */
export async function readGaps(db: Db): Promise<ModuleGaps[]> {
  const rows = await queryRows(
    db,
    row,
    sql`
      select module.id as "moduleId", module.name as "moduleName", module."order", module.is_draft as "isDraft",
        type.id as "courseTypeId", type.name as "typeName", module.description, module.video_source as "videoSource",
        jsonb_array_length(module.docs) as "documentCount",
        case when quiz.id is not null then count(question.id) end as "questionCount",
        count(question.id) filter (where question.source_type = 'audio' and question.audio_url is null) as "silentCount"
      from modules as module join course_types as type on type.id = module.course_type_id
      left join quizzes as quiz on quiz.module_id = module.id
      left join quiz_questions as question on question.quiz_id = quiz.id
      group by module.id, type.id, quiz.id
      order by type.name collate "tr-x-icu", type.id, module."order"`,
  )
  return rows
    .map((module) => ({
      moduleId: module.moduleId,
      moduleName: module.moduleName,
      order: module.order,
      isDraft: module.isDraft,
      courseTypeId: module.courseTypeId,
      typeName: module.typeName,
      gaps: gapsOf(module),
      silentCount: module.silentCount,
    }))
    .filter(({ gaps }) => gaps.length > 0)
}
