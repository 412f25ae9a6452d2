/** Like Promise.all over a list, but only so many at a time: what each of them holds in memory adds up. */
export async function aFewAtOnce<Item, Result>(
  atMost: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: atMost }, worker))
  return results
}
