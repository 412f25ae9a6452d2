import { adminLessons } from './admin-lessons.ts'
import { lessonFigures } from './lesson-figures.ts'

export const texts = { adminLessons, lessonFigures }
