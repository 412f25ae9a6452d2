import { expect, test } from 'vitest'
import { clashes } from './clashes.ts'
import type { ZoomTime } from './zoom-times.ts'

const monday: ZoomTime = { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }
const friday: ZoomTime = { dayOfWeek: 'friday', hour: 21, minute: 30, duration: 60 }
const course = { dates: { startDate: '2026-03-02', endDate: '2026-03-31' }, times: [monday, friday] }
const other = (startDate: string, endDate: string, times: ZoomTime[]) => ({
  dates: { startDate, endDate },
  times,
})

test.each([
  ['while both courses run', other('2026-03-20', '2026-05-01', [monday]), [monday]],
  ['at another time', other('2026-03-02', '2026-03-31', [{ ...monday, hour: 22 }]), []],
  ['after the other course ended', other('2026-04-01', '2026-05-01', [monday, friday]), []],
  ['on the last day', other('2026-03-31', '2026-05-01', [monday, friday]), []],
  ['on weekdays that both courses have', other('2026-03-30', '2026-05-01', [monday, friday]), [monday]],
])('detects clashing sessions: %s', (_, theirs, expected) => {
  expect(clashes(course, theirs)).toEqual(expected)
})
