import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import {
  copyCourse,
  createCourse,
  findCoachConflicts,
  getCourse,
  listCourses,
  previewCourseChange,
  toggleCourseActive,
  toggleCourseEnrollment,
  updateCourse,
} from '@sohbet/contract/catalogue/courses'
import type { Input } from '@sohbet/contract/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const coursesKey = ['courses'] as const

export const coursesQuery = (query: Input<typeof listCourses>['query']) =>
  queryOptions({
    queryKey: [...coursesKey, 'list', query],
    queryFn: ({ signal }) => call(listCourses, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** An admin's reply always has the link. */
export const loadCourse = async (id: string, signal?: AbortSignal) => ({
  zoomLink: '',
  ...(await call(getCourse, { params: { id } }, { signal })),
})

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id],
    queryFn: ({ signal }) => loadCourse(id, signal),
    // Learners take seats at any time
    staleTime: 0,
  })

export const conflictsQuery = (body: Input<typeof findCoachConflicts>['body']) =>
  queryOptions({
    queryKey: [...coursesKey, 'conflicts', body],
    queryFn: ({ signal }) => call(findCoachConflicts, { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/**
 * Also after a refusal, because another admin may have changed the course. Not awaited: a dialog closes with the
 * reply.
 */
function useInvalidateCourses() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: coursesKey })
}

export function usePreviewChange() {
  const onError = useInvalidateCourses()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string; fields: CourseFields }) =>
      call(previewCourseChange, { params: { id }, body: fields }),
    onError,
  })
}

/** Updates a course with an id, creates one without. */
export function useSaveCourse() {
  const onSettled = useInvalidateCourses()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | undefined; fields: CourseFields }) =>
      id
        ? call(updateCourse, { params: { id }, body: fields })
        : call(createCourse, { body: { ...fields, id: '' } }),
    onSettled,
  })
}

export function useCopyCourse() {
  const onSettled = useInvalidateCourses()
  return useMutation({ mutationFn: (id: string) => call(copyCourse, { params: { id } }), onSettled })
}

const toggles = { active: toggleCourseActive, enrollment: toggleCourseEnrollment } as const
export type CourseToggle = keyof typeof toggles

export function useToggleCourse(toggle: CourseToggle) {
  const onSettled = useInvalidateCourses()
  return useMutation({
    mutationFn: ({ id, expected }: { id: string; expected: boolean }) =>
      call(toggles[toggle], { params: { id }, body: { expected } }),
    onSettled,
  })
}
