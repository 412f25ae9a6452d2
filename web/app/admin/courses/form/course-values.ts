import { courseFields, earlyBirdFault, priceFault } from '@sohbet/contract/catalogue/course-fields'
import type { Course } from '@sohbet/contract/catalogue/courses'
import { say } from '@sohbet/contract/catalogue/say'
import { currencies } from '@sohbet/domain/course/price'
import { newZoomTime } from '@sohbet/domain/course/zoom-times'
import { defaultSchool } from '@sohbet/domain/school'
import { z } from 'zod'
import type { ZodForm } from '../../../ui/form/use-zod-form.ts'

const leastPrice = 1

const priced = z.object({ price: z.number(), currency: z.enum(currencies) })

/** The form asks explicitly whether a course is free, so that a typing mistake gives none away. */
export const courseFormFields = (course: Course | undefined) =>
  courseFields
    .safeExtend({ isFree: z.boolean(), currency: priced.shape.currency })
    .superRefine(
      ({ price, currency, isFree }, context) => {
        const fault = priceFault({ price, currency }, course)
        if (isFree || (price > 0 && !fault)) return
        const message = price < leastPrice ? say('A price is 1 or more. Tick “Free course” for none.') : fault
        if (message) context.addIssue({ code: 'custom', path: ['price'], message })
      },
      { when: ({ value }) => priced.safeParse(value).success },
    )
    .superRefine(
      ({ price, currency, isFree, earlyBirdPrice }, context) => {
        const fault =
          !isFree && earlyBirdPrice ? earlyBirdFault(earlyBirdPrice, { price, currency }) : undefined
        if (fault) context.addIssue({ code: 'custom', path: ['earlyBirdPrice'], message: fault })
      },
      { when: ({ value }) => priced.safeParse(value).success },
    )
    .transform(({ isFree, ...fields }) =>
      isFree ? { ...fields, price: 0, earlyBirdPrice: null, earlyBirdUntil: null } : fields,
    )

export type CourseValues = z.input<ReturnType<typeof courseFormFields>>
export type CourseFormState = ZodForm<CourseValues, unknown>

/** An empty number field: a price must be typed, not defaulted. */
export const noNumber = Number.NaN

export const emptyCourse: CourseValues = {
  name: '',
  description: '',
  descriptionEn: '',
  typeId: '',
  startDate: '',
  endDate: '',
  primaryCoachId: '',
  secondaryCoachId: '',
  price: noNumber,
  isFree: false,
  currency: defaultSchool.currency,
  earlyBirdPrice: '',
  earlyBirdUntil: '',
  maxEnrollments: 25,
  capacity: '',
  maxInstalments: '1',
  moduleDuration: 7,
  prerequisites: { levelTestScore: 0, requiredCourseTypeId: '' },
  zoomLink: '',
  zoomTimes: [newZoomTime],
}

export const valuesOf = (course: Course): CourseValues => ({
  name: course.name,
  description: course.description,
  descriptionEn: course.descriptionEn,
  typeId: course.typeId,
  startDate: course.startDate,
  endDate: course.endDate,
  primaryCoachId: course.primaryCoachId,
  secondaryCoachId: course.secondaryCoachId ?? '',
  price: course.price,
  isFree: course.price === 0,
  currency: course.currency,
  earlyBirdPrice: course.earlyBirdPrice ?? '',
  earlyBirdUntil: course.earlyBirdUntil ?? '',
  maxEnrollments: course.maxEnrollments,
  capacity: course.capacity ?? '',
  maxInstalments: String(course.maxInstalments),
  moduleDuration: course.moduleDuration,
  prerequisites: {
    levelTestScore: course.prerequisites.levelTestScore,
    requiredCourseTypeId: course.prerequisites.requiredCourseTypeId ?? '',
  },
  zoomLink: course.zoomLink,
  zoomTimes: course.zoomTimes,
  revision: course.revision,
})

export const courseTabs = [
  'schedule',
  'enrollment',
  'prerequisites',
  'instructors',
  'zoom',
  'waiting',
  'telegram',
  'sessions',
] as const
export type CourseTab = (typeof courseTabs)[number]

/** Where a field is: above the tabs, or on one of them. */
type CoursePlace = 'basic' | CourseTab

const placeOfField: Readonly<Record<string, CoursePlace>> = {
  startDate: 'schedule',
  endDate: 'schedule',
  moduleDuration: 'schedule',
  price: 'enrollment',
  currency: 'enrollment',
  earlyBirdPrice: 'enrollment',
  earlyBirdUntil: 'enrollment',
  maxEnrollments: 'enrollment',
  capacity: 'enrollment',
  maxInstalments: 'enrollment',
  prerequisites: 'prerequisites',
  primaryCoachId: 'instructors',
  secondaryCoachId: 'instructors',
  zoomLink: 'zoom',
  zoomTimes: 'zoom',
}

export const placeOf = (path: string): CoursePlace => placeOfField[path.split('.')[0] ?? ''] ?? 'basic'

/** The field that an error code is about. */
export const fieldOfCode = {
  FEWER_SEATS_THAN_LEARNERS: 'maxEnrollments',
  COURSE_TYPE_FIXED: 'typeId',
  COURSE_HAS_BEGUN: 'startDate',
  START_IN_THE_PAST: 'startDate',
}
