import { lessonSettings } from './lesson-settings.ts'
import { soldPacks } from './sold-packs.ts'
import { statement } from './statement.ts'

export const texts = { lessonSettings, soldPacks, statement }
