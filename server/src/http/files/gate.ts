import { AppError } from '../../errors/app-error.ts'

type Size = {
  atOnce: number
  /** Of one person, so that nobody keeps all others out. */
  ofOne: number
  waiting: number
  /** How long one waits at most. */
  milliseconds: number
}

export type Gate = ReturnType<typeof createGate>

/** Lets a few in at once and has others wait in line; who finds the line full, or waits too long, is refused. */
export function createGate({ atOnce, ofOne, waiting, milliseconds }: Size) {
  const inside: string[] = []
  const line = new Set<{ who: string; enter: () => void }>()

  const hasPlaceFor = (who: string) =>
    inside.length < atOnce && inside.filter((other) => other === who).length < ofOne

  function letIn() {
    for (const waiter of line) {
      if (!hasPlaceFor(waiter.who)) continue
      line.delete(waiter)
      waiter.enter()
    }
  }

  /** Gives the way out, to be taken once the work is over; taken again it does nothing. */
  function placeFor(who: string): () => void {
    inside.push(who)
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      inside.splice(inside.indexOf(who), 1)
      letIn()
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
