/** The next of 1, 2, 5, 10, 20, 50 … that is not below. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value)
  return (step ?? 10) * power
}

const intervals = 4

/** Marks of an axis that starts at zero, the highest last; whole numbers for counts. */
export function ticksUpTo(highest: number): number[] {
  const step = highest <= 0 ? 1 : Math.max(1, niceAbove(highest / intervals))
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}

/** Whether to draw label i of n when only `room` labels fit. */
export const isLabelled = (place: number, count: number, room: number): boolean =>
  (count - 1 - place) % Math.ceil(count / room) === 0
