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
  // The addresses of files are good for ten minutes
  staleTime: 60_000,
})

/** A refusal has its news too: somebody else was quicker. */
function useStaleResources() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: changesKey })
    await client.invalidateQueries({ queryKey: resourcesKey })
  }
}

/** One that has an id is changed, another is created. */
export function useSaveResource() {
  const readAgain = useStaleResources()
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | undefined; fields: ResourceFields }) =>
      id ? call(updateResource, { params: { id }, body: fields }) : call(createResource, { body: fields }),
    onSettled: () => void readAgain(),
  })
}

export function useDeleteResource() {
  const readAgain = useStaleResources()
  return useMutation({
    mutationFn: (id: string) => call(deleteResource, { params: { id } }),
    onSettled: () => void readAgain(),
  })
}

export function useOrderResources() {
  const onSettled = useStaleResources()
  return useMutation({
    mutationFn: (ids: string[]) => call(orderResources, { body: { ids } }),
    onSettled,
  })
}

export const useUploadFile = () =>
  useMutation({ mutationFn: (file: File) => call(uploadResourceFile, { body: { file } }) })
