import { id } from '@sohbet/contract/fields'
import { courseStatuses, type CourseStatus } from '@sohbet/domain/course/status'
import { useSearchParams } from 'react-router'

export type CourseFilterValues = {
  status: CourseStatus | undefined
  typeId: string | undefined
  coachId: string | undefined
  /** Checked by default. */
  hidesDeleted: boolean
}

const names = ['status', 'typeId', 'coachId'] as const
const shown = 'shown'

/** Filters from the URL; unknown values fall back silently. */
function readFilters(params: URLSearchParams): CourseFilterValues {
  const idOf = (name: string) => id.safeParse(params.get(name)).data
  return {
    status: courseStatuses.find((status) => status === params.get('status')),
    typeId: idOf('typeId'),
    coachId: idOf('coachId'),
    hidesDeleted: params.get('deleted') !== shown,
  }
}

/** The filters of the course list, in the URL beside the table's state; new filters start at page 1. */
export function useCourseFilters() {
  const [params, setParams] = useSearchParams()
  const values = readFilters(params)

  const write = (changes: CourseFilterValues, forgotten: readonly string[] = []) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        for (const name of names) {
          const value = changes[name]
          if (value) next.set(name, value)
          else next.delete(name)
        }
        if (changes.hidesDeleted) next.delete('deleted')
        else next.set('deleted', shown)
        for (const name of ['pageIndex', ...forgotten]) next.delete(name)
        return next
      },
      { preventScrollReset: true },
    )

  return {
    values,
    apply: (changes: CourseFilterValues) => write(changes),
    activeCount: names.filter((name) => values[name]).length,
    /** Clears the search too, because it also hides rows. */
    clear: () =>
      write({ status: undefined, typeId: undefined, coachId: undefined, hidesDeleted: false }, [
        'searchText',
        'searchColumn',
      ]),
  }
}
