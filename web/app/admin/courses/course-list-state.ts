import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { adminPaths } from '../admin-paths.ts'

const listState = z.object({ listSearch: z.string().startsWith('?') })

/** In the list: link state with the current filters, so that a form can return to them. */
export function useListState() {
  const { search } = useLocation()
  return useMemo(() => ({ listSearch: search }), [search])
}

/** In a form: the path of the list as it was left, and the link state for another form. */
export function useReturnToList() {
  const state: unknown = useLocation().state
  const { data } = listState.safeParse(state)
  return { listPath: `${adminPaths.courseList}${data?.listSearch ?? ''}`, state }
}
