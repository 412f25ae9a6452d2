import { useLocation, useSearchParams } from 'react-router'

type Choices = Readonly<Record<string, readonly string[]>>
type Chosen<Filters extends Choices> = { [Name in keyof Filters]: Filters[Name][number] | undefined }

export type UrlFilters = { activeCount: number; clear: () => void }

/**
 * The choices that narrow a table down, kept in the URL beside the table's own state; a new one starts at page 1.
 * `useUrlFilters({ role: roles })` reads `?role=`.
 */
export function useUrlFilters<const Filters extends Choices>(filters: Filters) {
  const [params, setParams] = useSearchParams()
  // Where one came from stays known
  const state: unknown = useLocation().state
  const names = Object.keys(filters)
  const valueOf = (name: string) => filters[name]?.find((value) => value === params.get(name))

  const change = (write: (next: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        write(next)
        next.delete('pageIndex')
        return next
      },
      { preventScrollReset: true, state },
    )

  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name with a value of its own list
    values: Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Chosen<Filters>,
    choose: (name: keyof Filters & string) => (value: string) =>
      change((next) => (value ? next.set(name, value) : next.delete(name))),
    activeCount: names.filter(valueOf).length,
    /** The search too: whatever hides rows. */
    clear: () =>
      change((next) => {
        for (const name of [...names, 'searchText', 'searchColumn']) next.delete(name)
      }),
  }
}
