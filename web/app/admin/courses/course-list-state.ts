import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { adminPaths } from '../admin-paths.ts'

const listState = z.object({ listSearch: z.string().startsWith('?') })

/** Of the list: what a link to a course takes along, so that its form finds the way back to these filters. */
export function useListState() {
  const { search } = useLocation()
  return useMemo(() => ({ listSearch: search }), [search])
}

/** Of a form: the list as it was left, and what to hand on to another form. */
export function useReturnToList() {
  const state: unknown = useLocation().state
  const { data } = listState.safeParse(state)
  return { listPath: `${adminPaths.courseList}${data?.listSearch ?? ''}`, state }
}
