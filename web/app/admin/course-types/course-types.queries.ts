import {
  copyCourseType,
  createCourseType,
  listCourseTypes,
  updateCourseType,
  type CourseTypeFields,
} from '@sohbet/contract/catalogue/course-types'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const courseTypesQuery = queryOptions({
  queryKey: ['course-types'],
  queryFn: ({ signal }) => call(listCourseTypes, {}, { signal }),
})

/** Past the cache, for an open form. */
export const loadCourseTypes = () => call(listCourseTypes, {})

/** Updates a type with an id, creates one without. A refusal invalidates the list too. */
export function useSaveCourseType() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | undefined; fields: CourseTypeFields }) =>
      id
        ? call(updateCourseType, { params: { id }, body: fields })
        : call(createCourseType, { body: { ...fields, id: '' } }),
    onSettled: () => void client.invalidateQueries({ queryKey: courseTypesQuery.queryKey }),
  })
}

export function useCopyCourseType() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(copyCourseType, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: courseTypesQuery.queryKey }),
  })
}
