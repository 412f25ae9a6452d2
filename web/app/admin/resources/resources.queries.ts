import {
  createResource,
  deleteResource,
  listResources,
  orderResources,
  updateResource,
  uploadResourceFile,
  type ResourceFields,
} from '@sohbet/contract/catalogue/resources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { changesKey } from '../change-trail/change-trail.tsx'

const resourcesKey = ['resources', 'all'] as const

export const resourcesQuery = queryOptions({
  queryKey: resourcesKey,
  queryFn: ({ signal }) => call(listResources, {}, { signal }),
  // Signed URLs of files are valid for ten minutes
  staleTime: 60_000,
})

/** Also after a refusal, because another admin may have changed them. */
function useInvalidateResources() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: changesKey })
    await client.invalidateQueries({ queryKey: resourcesKey })
  }
}

/** Past the cache, for an open form. */
export const loadResources = () => call(listResources, {})

/** Updates a resource with an id, creates one without. */
export function useSaveResource() {
  const invalidate = useInvalidateResources()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | undefined; fields: ResourceFields }) =>
      id ? call(updateResource, { params: { id }, body: fields }) : call(createResource, { body: fields }),
    onSettled: () => void invalidate(),
  })
}

export function useDeleteResource() {
  const invalidate = useInvalidateResources()
  return useMutation({
    mutationFn: (id: string) => call(deleteResource, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}

export function useOrderResources() {
  const onSettled = useInvalidateResources()
  return useMutation({
    mutationFn: (ids: string[]) => call(orderResources, { body: { ids } }),
    onSettled,
  })
}

export const useUploadFile = () =>
  useMutation({ mutationFn: (file: File) => call(uploadResourceFile, { body: { file } }) })
