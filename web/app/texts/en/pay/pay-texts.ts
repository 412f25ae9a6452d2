import { lessonSettings } from './lesson-settings.ts'

export const texts = { lessonSettings }
