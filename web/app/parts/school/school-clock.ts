import { schoolMoment, schoolTime } from '@sohbet/domain/calendar'

/** A moment as the value of a field for day and time, on the school's clock. */
export const toSchoolClock = (moment: string): string => schoolTime(new Date(moment)).replace(' ', 'T')

/** The moment of such a value, wherever the browser is. */
export function fromSchoolClock(value: string): Date {
  const [day = '', time = ''] = value.split('T')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return schoolMoment(day, hour * 60 + minute)
}
