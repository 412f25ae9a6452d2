import { addDays, dayOfWeek, schoolDay, schoolMinute, type DayOfWeek } from '../calendar.ts'

/** Part of a weekday on the school's clock, in minutes after midnight, both ends included. */
type WeeklySlot = { dayOfWeek: DayOfWeek; fromMinute: number; toMinute: number }

const lastMinute = 24 * 60 - 1

/** The weekly slots of sessions that may begin between two moments less than a week apart. */
export function weeklySlots(from: Date, to: Date): WeeklySlot[] {
  const last = schoolDay(to)
  const slots: WeeklySlot[] = []
  for (let day = schoolDay(from), fromMinute = schoolMinute(from); day <= last; day = addDays(day, 1)) {
    const toMinute = day === last ? schoolMinute(to) : lastMinute
    slots.push({ dayOfWeek: dayOfWeek(day), fromMinute, toMinute })
    fromMinute = 0
  }
  return slots
}
