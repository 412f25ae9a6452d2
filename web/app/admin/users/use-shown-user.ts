import { useSearchParams } from 'react-router'
import { userEnrollmentsName } from '../enrollments/user-enrollments.tsx'

/** The account whose details are open, as `?user=ID`: a link to it can be shared, and Back closes it. */
export function useShownUser() {
  const [params, setParams] = useSearchParams()
  const show = (id: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        // How one learner's courses were sorted is not how the next one's are
        for (const key of current.keys()) if (key.startsWith(`${userEnrollmentsName}.`)) next.delete(key)
        if (id) next.set('user', id)
        else next.delete('user')
        return next
      },
      { replace: id === undefined, preventScrollReset: true },
    )
  return [params.get('user') ?? undefined, show] as const
}
