import { lessonSettings } from './lesson-settings.ts'
import { statement } from './statement.ts'

export const texts = { lessonSettings, statement }
