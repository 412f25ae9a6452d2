/** A reply that a test resolves later. */
export function deferredResponse() {
  let resolve: (answer: Response) => void = () => undefined
  const promise = new Promise<Response>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (answer: Response) => resolve(answer) }
}
