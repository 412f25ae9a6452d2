import { inOrder, type ZoomTime } from '../course/zoom-times.ts'

const shortBreakMinutes = 15

const startOf = ({ hour, minute }: ZoomTime) => hour * 60 + minute

/** Sessions of one day with almost no break between them. */
export function backToBack(times: readonly ZoomTime[]): [ZoomTime, ZoomTime][] {
  const ordered = inOrder(times)
  return ordered.flatMap((time, place): [ZoomTime, ZoomTime][] => {
    const next = ordered[place + 1]
    if (!next || next.dayOfWeek !== time.dayOfWeek) return []
    return startOf(next) - startOf(time) - time.duration <= shortBreakMinutes ? [[time, next]] : []
  })
}
