/** Runs every task, also after one failed; throws all failures together at the end. */
export async function runAll(works: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const work of works) await work().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${works.length} failed`)
}
