import type { Course } from '@sohbet/contract/catalogue/courses'
import type { CourseType } from '@sohbet/contract/catalogue/course-types'
import type { Coach } from '@sohbet/contract/people/coaches'
import { addDays, schoolDay } from '@sohbet/domain/calendar'

export const idOfNumber = (n: number) => `01a1de2c-a5ef-7ce8-a733-2e99ae345fa${n}`

export const today = schoolDay(new Date())
export const monday = { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 } as const

export const type: CourseType = {
  id: idOfNumber(2),
  name: 'Street English',
  description: '…',
  isActive: true,
  fromLevel: 'A1',
  toLevel: 'A2',
  moduleCount: 26,
  revision: 1,
  courseCount: 1,
}

/** An upcoming course of that type with one session a week. */
export const course: Course = {
  revision: 1,
  id: idOfNumber(1),
  name: 'Evenings',
  description: 'After work',
  descriptionEn: '',
  typeId: type.id,
  typeName: type.name,
  startDate: addDays(today, 10),
  endDate: addDays(today, 100),
  status: 'upcoming',
  primaryCoachId: idOfNumber(3),
  primaryCoachName: 'Elif',
  secondaryCoachId: null,
  price: 450,
  currency: 'USD',
  maxEnrollments: 25,
  currentEnrollments: 0,
  isActive: true,
  isClosedToEnrolments: false,
  isCancelled: false,
  maxInstalments: 1,
  capacity: null,
  earlyBirdPrice: null,
  earlyBirdUntil: null,
  moduleDuration: 7,
  moduleCount: 26,
  prerequisites: { levelTestScore: 0, requiredCourseTypeId: null },
  zoomLink: 'https://zoom.example.test/j/1',
  zoomTimes: [monday],
}

export const aCoach = (id: string, username: string): Coach => ({
  id,
  userId: course.id,
  profilePhoto: null,
  personalSummary: '…',
  summaryEn: '',
  origin: '',
  teaches: [],
  speaks: [],
  isActive: true,
  isNative: true,
  isInvited: false,
  isZoomOnly: false,
  revision: 1,
  isPublic: false,
  user: { username, email: `${username.toLowerCase()}@sohbet.test` },
})
