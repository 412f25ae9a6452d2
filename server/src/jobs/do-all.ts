/** One that fails does not keep the others waiting; the job fails with it in the end. */
export async function doAll(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) await work().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${works.length} failed`)
}
