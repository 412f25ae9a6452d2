import { firstLessonRules, type LessonRules } from '@sohbet/domain/lesson/lesson'
import type { Db } from '../db/connect.ts'
import { lessonSettings } from '../db/tables/lessons/lesson-settings.ts'

/** The numbers of the school. */
export async function readLessonRules(db: Db): Promise<LessonRules> {
  const [row] = await db.select({ rules: lessonSettings.rules }).from(lessonSettings)
  return row?.rules ?? firstLessonRules
}
