/** Every order is as likely as any other, and none tells the right one. `random` gives numbers from 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
