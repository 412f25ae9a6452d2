import { spotsLeft } from './policy.ts'
import type { CourseFit } from './prerequisites.ts'

type Offer = Parameters<typeof spotsLeft>[0] & { fit: CourseFit }

/** The course to recommend: the first with a free seat that suits the learner's level. */
export const fittingCourse = <Course extends Offer>(courses: readonly Course[]): Course | undefined =>
  courses.find((course) => course.fit === 'fits' && spotsLeft(course) > 0)
