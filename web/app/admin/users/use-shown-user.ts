import { useSearchParams } from 'react-router'

/** The account whose details are open, as `?user=ID`: a link to it can be shared, and Back closes it. */
export function useShownUser() {
  const [params, setParams] = useSearchParams()
  const show = (id: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (id) next.set('user', id)
        else next.delete('user')
        return next
      },
      { replace: id === undefined, preventScrollReset: true },
    )
  return [params.get('user') ?? undefined, show] as const
}
