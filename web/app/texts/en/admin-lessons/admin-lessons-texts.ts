import { adminLessons } from './admin-lessons.ts'

export const texts = { adminLessons }
