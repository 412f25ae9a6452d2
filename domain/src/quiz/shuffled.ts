/** Every order is equally likely, so the order reveals nothing. `random` returns numbers from 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
