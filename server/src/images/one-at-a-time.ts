/** A queue: work begins when all that came before it is over, however that ended. */
export function oneAtATime() {
  let before: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = before.then(work)
    before = turn.catch(() => undefined)
    return turn
  }
}
