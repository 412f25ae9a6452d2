/** Does the work for every item, a few at a time, and keeps the order of the results. */
export async function inParallel(items, width, work) {
  const results = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
