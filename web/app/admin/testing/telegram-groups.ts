import type { Course } from '@sohbet/contract/catalogue/courses'
import type { GroupMember, TelegramGroup } from '@sohbet/contract/telegram-groups/telegram-groups'
import { addDays, schoolDay } from '@sohbet/domain/calendar'

export const id = (n: number) => `01a1de2c-a5ef-7ce8-a733-2e99ae345f${String(n).padStart(2, '0')}`
export const today = schoolDay(new Date())
export const course: Course = {
  revision: 1,
  id: id(1),
  name: 'Evenings',
  description: 'After work',
  descriptionEn: '',
  typeId: id(2),
  typeName: 'Street English',
  startDate: addDays(today, 10),
  endDate: addDays(today, 100),
  status: 'upcoming',
  primaryCoachId: id(3),
  primaryCoachName: 'Elif',
  secondaryCoachId: null,
  price: 450,
  currency: 'USD',
  maxEnrollments: 60,
  currentEnrollments: 26,
  isActive: true,
  isClosedToEnrolments: true,
  isCancelled: false,
  maxInstalments: 1,
  capacity: null,
  earlyBirdPrice: null,
  earlyBirdUntil: null,
  moduleDuration: 7,
  moduleCount: 26,
  prerequisites: { levelTestScore: 0, requiredCourseTypeId: null },
  zoomLink: 'https://zoom.example.test/j/1',
  zoomTimes: [],
}
export const groups: TelegramGroup[] = [
  { id: id(10), name: 'Camden', memberCount: 2, inviteLink: 'https://t.me/+abc' },
  { id: id(11), name: 'Soho', memberCount: 1, inviteLink: null },
  { id: id(12), name: 'Brixton', memberCount: 25, inviteLink: null },
]
export const members: GroupMember[] = [
  { id: id(20), username: 'Ayşe', email: 'ayse@example.test', levelTestResult: { score: 3480 } },
  { id: id(21), username: 'Umut', email: 'umut@example.test', levelTestResult: null },
]
export const requirements = {
  canCreate: true,
  message: 'All requirements are met: the groups can be created',
  enrollmentCount: 26,
  requiredGroups: 2,
  groupSizes: [13, 13],
}
export const preview = [
  { lowest: 3000, highest: 3480, average: 3200, members: [{ id: id(20), username: 'Ayşe', score: 3480 }] },
  { lowest: 0, highest: 2900, average: 1500, members: [{ id: id(21), username: 'Umut', score: null }] },
]
