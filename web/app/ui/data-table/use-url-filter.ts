import { useSearchParams } from 'react-router'

/** A choice that narrows a table down, kept in the URL beside the table's own state; a new one starts at page 1. */
export function useUrlFilter<const Value extends string>(name: string, values: readonly Value[]) {
  const [params, setParams] = useSearchParams()
  const value = values.find((candidate) => candidate === params.get(name))
  const choose = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next) changed.set(name, next)
        else changed.delete(name)
        changed.delete('pageIndex')
        return changed
      },
      { preventScrollReset: true },
    )
  return [value, choose] as const
}
