import { lesson1 } from './lesson-1.ts'
import { lesson2 } from './lesson-2.ts'
import { lesson3 } from './lesson-3.ts'
import { lesson4 } from './lesson-4.ts'
import type { Lesson } from './lesson.ts'

/** The four sample lessons of the public site. */
export const lessons: readonly Lesson[] = [lesson1, lesson2, lesson3, lesson4]
