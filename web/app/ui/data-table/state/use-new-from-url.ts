import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** `?new` opens the dialog of a new row, and leaves the URL at once. */
export function useNewFromUrl(create: () => void): void {
  const [params, setParams] = useSearchParams()
  const isNew = params.has('new')
  useEffect(() => {
    if (!isNew) return
    create()
    setParams(
      (before) => {
        const rest = new URLSearchParams(before)
        rest.delete('new')
        return rest
      },
      { replace: true },
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the URL opens it
  }, [isNew])
}
