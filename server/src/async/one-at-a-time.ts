/** A queue: work begins when all earlier work is over, whether it failed or not. */
export function oneAtATime() {
  let before: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = before.then(work)
    before = turn.catch(() => undefined)
    return turn
  }
}
