import * as profile from '@sohbet/contract/people/coach-profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { shrinkPicture } from '../../parts/image-upload/shrink-picture.ts'

export const ownProfileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: ({ signal }) => call(profile.getOwnProfile, {}, { signal }),
})

/** Every change returns the whole profile. */
function useChange<Input>(mutationFn: (input: Input) => Promise<profile.OwnProfile>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (changed) => client.setQueryData(ownProfileQuery.queryKey, changed),
  })
}

export const useSaveTexts = () =>
  useChange((body: profile.ProfileFields) => call(profile.changeOwnProfile, { body }))

export const useUploadPhoto = () =>
  useChange(async (image: File) =>
    call(profile.uploadOwnPhoto, { body: { image: await shrinkPicture(image) } }),
  )

export const useUploadHello = () =>
  useChange((recording: File) => call(profile.uploadHello, { body: { recording } }))

export const useRemoveHello = () => useChange(() => call(profile.removeHello, {}))

export const useDiscard = () => useChange(() => call(profile.discardOwnDraft, {}))
