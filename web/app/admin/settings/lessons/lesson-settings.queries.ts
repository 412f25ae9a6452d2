import * as contract from '@sohbet/contract/lessons/lesson-settings'
import type { Input } from '@sohbet/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { changesKey } from '../../change-trail/change-trail.tsx'

export const lessonSettingsQuery = queryOptions({
  queryKey: ['lesson-settings'],
  queryFn: ({ signal }) => call(contract.getLessonSettings, {}, { signal }),
  staleTime: 0,
  // A reload would discard typed input
  refetchOnWindowFocus: false,
})

export const loadLessonSettings = () => call(contract.getLessonSettings, {})

export function useSaveLessonSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof contract.changeLessonSettings>['body']) =>
      call(contract.changeLessonSettings, { body }),
    onSuccess: (saved) => {
      client.setQueryData(lessonSettingsQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: changesKey })
    },
  })
}

export const coachRatesQuery = queryOptions({
  queryKey: ['lesson-settings', 'coach-rates'],
  queryFn: ({ signal }) => call(contract.listCoachRates, {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
})

export const loadRatesOf = async (coachId: string) =>
  (await call(contract.listCoachRates, {})).find((coach) => coach.coachId === coachId)

type Rates = { id: string; body: Input<typeof contract.changeCoachRates>['body'] }

export function useSaveCoachRates() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: Rates) => call(contract.changeCoachRates, { params: { id }, body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: coachRatesQuery.queryKey })
      void client.invalidateQueries({ queryKey: changesKey })
    },
  })
}
