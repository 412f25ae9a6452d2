import {
  addTemplateCourseType,
  addTemplateLevelTest,
  confirmMailCheck,
  getOpening,
  lookAhead,
  openSchool,
  sendMailCheck,
  type Opening,
} from '@sohbet/contract/core/opening'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { schoolQuery } from '../../parts/school/school.queries.ts'
import { adminDashboardQuery, countDashboard } from '../dashboard/dashboard.queries.ts'

export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: ({ signal }) => call(getOpening, {}, { signal }),
  // Every other screen changes it
  staleTime: 0,
})

function useChange<Values>(change: (values: Values) => Promise<Opening>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (opening) => client.setQueryData(openingQuery.queryKey, opening),
  })
}

type Track = Opening['tracks'][number]
export const useAddTrack = () => useChange((track: Track) => call(addTemplateCourseType, { body: { track } }))
export const useAddLevelTest = () => useChange((_none: void) => call(addTemplateLevelTest, {}))

type Proof = { expires: number; signature: string }
export const useConfirmMail = () => useChange((body: Proof) => call(confirmMailCheck, { body }))

export const useSendMailCheck = () => useMutation({ mutationFn: () => call(sendMailCheck, {}) })
export const useLookAhead = () => useMutation({ mutationFn: () => call(lookAhead, {}) })

/** The home shows the figures afterwards; the stored ones are from before the first course. */
export function useOpenSchool() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(openSchool, {}),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: schoolQuery.queryKey })
      const { queryKey } = adminDashboardQuery
      await countDashboard().then(
        (dashboard) => client.setQueryData(queryKey, dashboard),
        () => client.invalidateQueries({ queryKey }),
      )
    },
  })
}
