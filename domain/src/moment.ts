/** Points in time, counted in whole milliseconds. Days of the school's calendar are in calendar.ts. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * minuteMs)

export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs)
export const hoursBefore = (moment: Date, hours: number): Date => hoursAfter(moment, -hours)

/** Days of 24 hours, which need not end at the same time of day when the clocks change. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs)
export const daysBefore = (moment: Date, days: number): Date => daysAfter(moment, -days)
