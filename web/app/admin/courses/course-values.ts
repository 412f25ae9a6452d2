import type { CourseFormValues } from '@sohbet/contract/course-fields'
import type { Course } from '@sohbet/contract/courses'
import { newZoomTime } from '@sohbet/domain/course/zoom-times'
import type { ZodForm } from '../../ui/form/use-zod-form.ts'

export type CourseValues = CourseFormValues
export type CourseFormState = ZodForm<CourseValues, unknown>

/** An empty field for a number: nobody should sell a course for a price that they have not seen. */
export const noNumber = Number.NaN

export const emptyCourse: CourseValues = {
  name: '',
  description: '',
  typeId: '',
  startDate: '',
  endDate: '',
  primaryCoachId: '',
  secondaryCoachId: '',
  price: noNumber,
  currency: 'USD',
  maxEnrollments: 25,
  moduleDuration: 7,
  prerequisites: { levelTestScore: 0, requiredCourseTypeId: '' },
  zoomLink: '',
  zoomTimes: [newZoomTime],
}

export const valuesOf = (course: Course): CourseValues => ({
  name: course.name,
  description: course.description,
  typeId: course.typeId,
  startDate: course.startDate,
  endDate: course.endDate,
  primaryCoachId: course.primaryCoachId,
  secondaryCoachId: course.secondaryCoachId ?? '',
  price: course.price,
  currency: course.currency,
  maxEnrollments: course.maxEnrollments,
  moduleDuration: course.moduleDuration,
  prerequisites: {
    levelTestScore: course.prerequisites.levelTestScore,
    requiredCourseTypeId: course.prerequisites.requiredCourseTypeId ?? '',
  },
  zoomLink: course.zoomLink,
  zoomTimes: course.zoomTimes,
})

export const courseTabs = [
  'schedule',
  'enrollment',
  'prerequisites',
  'instructors',
  'zoom',
  'telegram',
] as const
export type CourseTab = (typeof courseTabs)[number]

/** Where the fields stand: above the tabs, or on one of them. */
export const coursePlaces = ['basic', ...courseTabs] as const
export type CoursePlace = (typeof coursePlaces)[number]

const placeOfField: Readonly<Record<string, CoursePlace>> = {
  startDate: 'schedule',
  endDate: 'schedule',
  moduleDuration: 'schedule',
  price: 'enrollment',
  currency: 'enrollment',
  maxEnrollments: 'enrollment',
  prerequisites: 'prerequisites',
  primaryCoachId: 'instructors',
  secondaryCoachId: 'instructors',
  zoomLink: 'zoom',
  zoomTimes: 'zoom',
}

export const placeOf = (path: string): CoursePlace => placeOfField[path.split('.')[0] ?? ''] ?? 'basic'

/** What a refusal as a whole is about. */
export const fieldOfCode = {
  FEWER_SEATS_THAN_LEARNERS: 'maxEnrollments',
  COURSE_TYPE_FIXED: 'typeId',
  COURSE_HAS_BEGUN: 'startDate',
  START_IN_THE_PAST: 'startDate',
}
