import { getOwnResource, listOwnResources } from '@sohbet/contract/catalogue/resources'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const resourcesQuery = queryOptions({
  queryKey: ['resources', 'mine'],
  queryFn: ({ signal }) => call(listOwnResources, {}, { signal }),
})

/** The signed URL of a file is valid for ten minutes, so it is reloaded later. */
export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['resources', 'mine', id],
    queryFn: ({ signal }) => call(getOwnResource, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: 9 * 60_000,
  })
