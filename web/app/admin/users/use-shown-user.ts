import { useSearchParams } from 'react-router'
import { userEnrollmentsName } from '../enrollments/user-enrollments.tsx'

/** The open account in the URL as `?user=ID`: the link can be shared, and Back closes it. */
export function useShownUser() {
  const [params, setParams] = useSearchParams()
  const show = (id: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        // The table state of one learner's courses does not apply to the next
        for (const key of current.keys()) if (key.startsWith(`${userEnrollmentsName}.`)) next.delete(key)
        if (id) next.set('user', id)
        else next.delete('user')
        return next
      },
      { replace: id === undefined, preventScrollReset: true },
    )
  return [params.get('user') ?? undefined, show] as const
}
