import type { Input } from '@sohbet/contract/endpoint'
import {
  copyModule,
  createModule,
  deleteModule,
  getModule,
  importModules,
  listModules,
  listRunningCourses,
  orderModules,
  publishModules,
  updateModule,
  uploadDocument,
  uploadVideo,
} from '@sohbet/contract/catalogue/modules'
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { courseTypesQuery } from '../course-types/course-types.queries.ts'

const modulesKey = ['modules'] as const

/** Signed URLs of documents are valid for ten minutes. */
const reloadMs = 8 * 60_000

export const modulesQuery = (courseTypeId: string) =>
  queryOptions({
    queryKey: [...modulesKey, 'of', courseTypeId],
    queryFn: ({ signal }) => call(listModules, { params: { id: courseTypeId } }, { signal }),
  })

export const moduleQuery = (id: string) =>
  queryOptions({
    queryKey: [...modulesKey, 'one', id],
    queryFn: ({ signal }) => call(getModule, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: reloadMs,
  })

/** Asked right before a change is saved. */
const runningCoursesQuery = (courseTypeId: string) =>
  queryOptions({
    queryKey: [...modulesKey, 'running', courseTypeId],
    queryFn: ({ signal }) => call(listRunningCourses, { params: { id: courseTypeId } }, { signal }),
    staleTime: 0,
  })

/** The running courses that a change of the modules affects. */
export function useRunningCourses() {
  const client = useQueryClient()
  return (courseTypeId: string) => client.fetchQuery(runningCoursesQuery(courseTypeId))
}

/** Moving a module changes others, and a type counts its modules; stale after a refusal too. */
function useInvalidateModules() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: modulesKey }),
      client.invalidateQueries({ queryKey: courseTypesQuery.queryKey }),
    ])
}

type Fields = Input<typeof updateModule>['body']

/** Past the cache, for an open form. */
export const loadModule = (id: string) => call(getModule, { params: { id } })

/** Updates a module with an id, adds one without. */
export function useSaveModule() {
  const invalidate = useInvalidateModules()
  return useMutation({
    mutationFn: ({
      courseTypeId,
      id,
      fields,
    }: {
      courseTypeId: string
      id: string | undefined
      fields: Fields
    }) =>
      id
        ? call(updateModule, { params: { id }, body: fields })
        : call(createModule, { body: { ...fields, id: '', courseTypeId } }),
    onSettled: () => void invalidate(),
  })
}

export function useOrderModules() {
  const onSettled = useInvalidateModules()
  return useMutation({
    mutationFn: ({ courseTypeId, ids }: { courseTypeId: string; ids: string[] }) =>
      call(orderModules, { params: { id: courseTypeId }, body: { ids } }),
    onSettled,
  })
}

const uploadKey = ['upload-document'] as const

export function useUploadDocument() {
  return useMutation({
    mutationKey: uploadKey,
    mutationFn: (document: File) => call(uploadDocument, { body: { document } }),
  })
}

export const useUploadVideo = () =>
  useMutation({ mutationFn: (video: File) => call(uploadVideo, { body: { video } }) })

/** An upload identifies its document by the place, which must not change meanwhile. */
export const useIsUploading = () => useIsMutating({ mutationKey: uploadKey }) > 0

export const useCheckModules = (id: string) =>
  useMutation({
    mutationFn: (csv: string) => call(importModules, { params: { id }, body: { csv, isPreview: true } }),
  })

export function useImportModules(id: string) {
  const invalidate = useInvalidateModules()
  return useMutation({
    mutationFn: (csv: string) => call(importModules, { params: { id }, body: { csv } }),
    onSettled: () => void invalidate(),
  })
}

export function useDeleteModule() {
  const invalidate = useInvalidateModules()
  return useMutation({
    mutationFn: (id: string) => call(deleteModule, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}

export function usePublishModules() {
  const invalidate = useInvalidateModules()
  return useMutation({
    mutationFn: (courseTypeId: string) => call(publishModules, { params: { id: courseTypeId } }),
    onSettled: () => void invalidate(),
  })
}

export function useCopyModule() {
  const invalidate = useInvalidateModules()
  return useMutation({
    mutationFn: (id: string) => call(copyModule, { params: { id }, body: {} }),
    onSettled: () => void invalidate(),
  })
}
