import { courseFits } from '@sohbet/domain/enrollment/prerequisites'
import { levels } from '@sohbet/domain/level-test/level'
import { z } from 'zod'

/** Whether a course suits the caller, and what it asks for. */
export const courseFit = z.object({
  fit: z.enum(courseFits),
  /** The levels of the course type; null where it has no limit. */
  fromLevel: z.enum(levels).nullable(),
  toLevel: z.enum(levels).nullable(),
  requiredScore: z.number().int(),
  /** Name of the course type that must come first. */
  requiredCourseType: z.string().nullable(),
})
export type FitOfCourse = z.infer<typeof courseFit>
