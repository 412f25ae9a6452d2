import type { Input } from '@sohbet/contract/endpoint'
import {
  addMaterialFile,
  addMaterialLink,
  removeMaterial,
} from '@sohbet/contract/live-sessions/session-files'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { shrinkPicture } from '../../image-upload/shrink-picture.ts'
import { staffLiveSessionsKey } from '../staff/staff-live-sessions.queries.ts'

/** The page of the session has the list; another coach may have changed it. */
function useReload() {
  const client = useQueryClient()
  return { onSettled: () => client.invalidateQueries({ queryKey: staffLiveSessionsKey }) }
}

export const useAddLink = (id: string) =>
  useMutation({
    mutationFn: (body: Input<typeof addMaterialLink>['body']) =>
      call(addMaterialLink, { params: { id }, body }),
    ...useReload(),
  })

export const useAddFile = (id: string) =>
  useMutation({
    mutationFn: async ({ title, file }: { title: string; file: File }) =>
      call(addMaterialFile, { params: { id }, body: { title, file: await shrinkPicture(file) } }),
    ...useReload(),
  })

export const useRemoveMaterial = (id: string) =>
  useMutation({
    mutationFn: (materialId: string) => call(removeMaterial, { params: { id, materialId } }),
    ...useReload(),
  })
