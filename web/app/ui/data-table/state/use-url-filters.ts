import { useLocation, useSearchParams } from 'react-router'
import { nameOf } from './table-url.ts'

/** The values of a filter, or a check when there are too many (an id). */
type Choice = readonly string[] | ((value: string) => boolean)
type Choices = Readonly<Record<string, Choice>>
type Chosen<Filters extends Choices> = {
  [Name in keyof Filters]: (Filters[Name] extends readonly (infer Value)[] ? Value : string) | undefined
}

export type UrlFilters = { activeCount: number; clear: () => void }

/**
 * The filters of a table, in the URL beside the table's own state; a new one starts at page 1.
 * `useUrlFilters({ role: roles })` reads `?role=`; with the name of its table, `?groups.role=`.
 */
export function useUrlFilters<const Filters extends Choices>(
  filters: Filters,
  { name: table }: { name?: string } = {},
) {
  const [params, setParams] = useSearchParams()
  // Keeps the location state
  const state: unknown = useLocation().state
  const names = Object.keys(filters)
  const valueOf = (name: string) => {
    const choice = filters[name]
    const text = params.get(nameOf(name, table))
    if (text === null || choice === undefined) return undefined
    return (typeof choice === 'function' ? choice(text) : choice.includes(text)) ? text : undefined
  }

  const change = (write: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(params)
    write(next)
    next.delete(nameOf('pageIndex', table))
    // An unchanged choice adds no history entry
    if (next.toString() !== params.toString()) setParams(next, { preventScrollReset: true, state })
  }

  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name with a value of its own list
    values: Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Chosen<Filters>,
    choose: (name: keyof Filters & string) => (value: string) =>
      change((next) => (value ? next.set(nameOf(name, table), value) : next.delete(nameOf(name, table)))),
    activeCount: names.filter(valueOf).length,
    /** Clears the search too, because it also hides rows. */
    clear: () =>
      change((next) => {
        for (const name of [...names, 'searchText', 'searchColumn']) next.delete(nameOf(name, table))
      }),
  }
}
