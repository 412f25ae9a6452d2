import { clockOf, daysOfWeek, type DayOfWeek } from '../calendar.ts'

/** A weekly live session on the school's clock. `duration` is in minutes. */
export type ZoomTime = { dayOfWeek: DayOfWeek; hour: number; minute: number; duration: number }

export const zoomDuration = { min: 15, max: 240, step: 15 } as const
export const maxZoomTimes = 21
export const newZoomTime: ZoomTime = { dayOfWeek: 'monday', hour: 9, minute: 0, duration: 60 }

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

const startOf = ({ dayOfWeek, hour, minute }: ZoomTime) =>
  daysOfWeek.indexOf(dayOfWeek) * dayMinutes + hour * 60 + minute

/** When a weekly session begins and ends on the school's clock, such as 23:30 and 00:30. */
export function clockTimes({ hour, minute, duration }: ZoomTime): { from: string; to: string } {
  const start = hour * 60 + minute
  return { from: clockOf(start), to: clockOf((start + duration) % dayMinutes) }
}

/**
 * True when one session begins before the other ends. The week is a ring: Sunday's last session may run into
 * Monday.
 */
export function overlap(one: ZoomTime, other: ZoomTime): boolean {
  const gap = (startOf(other) - startOf(one) + weekMinutes) % weekMinutes
  return gap < one.duration || weekMinutes - gap < other.duration
}

/** The sessions that overlap with an earlier one of the list. */
export const overlapping = <Time extends ZoomTime>(times: readonly Time[]): Time[] =>
  times.filter((time, place) => times.slice(0, place).some((earlier) => overlap(time, earlier)))

export const inOrder = <Time extends ZoomTime>(times: readonly Time[]): Time[] =>
  times.toSorted((a, b) => startOf(a) - startOf(b))
