import { AppError } from '../../errors/app-error.ts'

type Size = {
  atOnce: number
  /** Per user, so that one user cannot take all places. */
  ofOne: number
  waiting: number
  /** Longest wait. */
  milliseconds: number
}

/** Admits a few at once and queues the others; refuses when the queue is full or the wait too long. */
export function limitConcurrency({ atOnce, ofOne, waiting, milliseconds }: Size) {
  const inside: string[] = []
  const line = new Set<{ who: string; enter: () => void }>()

  const hasPlaceFor = (who: string) =>
    inside.length < atOnce && inside.filter((other) => other === who).length < ofOne

  function admitWaiting() {
    for (const waiter of line) {
      if (!hasPlaceFor(waiter.who)) continue
      line.delete(waiter)
      waiter.enter()
    }
  }

  /** Returns the function that leaves; calling it twice does nothing. */
  function placeFor(who: string): () => void {
    inside.push(who)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      inside.splice(inside.indexOf(who), 1)
      admitWaiting()
    }
  }

  async function enter(who: string): Promise<() => void> {
    if (hasPlaceFor(who)) return placeFor(who)
    if (line.size >= waiting) throw new AppError('BUSY')
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        line.delete(waiter)
        reject(new AppError('BUSY'))
      }, milliseconds)
      const waiter = {
        who,
        enter() {
          clearTimeout(tooLong)
          resolve(placeFor(who))
        },
      }
      line.add(waiter)
    })
  }

  return { enter }
}
