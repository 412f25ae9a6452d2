import * as hours from '@sohbet/contract/lessons/availability'
import * as lessons from '@sohbet/contract/lessons/coach-lessons'
import { enterLesson } from '@sohbet/contract/lessons/lesson-door'
import { dayMs } from '@sohbet/domain/moment'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const ownHoursQuery = queryOptions({
  queryKey: ['coach-hours'],
  queryFn: ({ signal }) => call(hours.getOwnAvailability, {}, { signal }),
  // The form begins with what is saved now, and does not change under the hands
  gcTime: 0,
  staleTime: Infinity,
})

export function useSaveHours() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: hours.AvailabilityFields & { revision: number }) =>
      call(hours.changeOwnAvailability, { body }),
    onSuccess: (saved) => client.setQueryData(ownHoursQuery.queryKey, saved),
  })
}

export const coachLessonsQuery = queryOptions({
  queryKey: ['coach-lessons'],
  queryFn: ({ signal }) => {
    const now = Date.now()
    const from = new Date(now - lessons.coachListDays.back * dayMs).toISOString()
    const to = new Date(now + lessons.coachListDays.ahead * dayMs).toISOString()
    return call(lessons.listCoachLessons, { query: { from, to } }, { signal })
  },
  // A learner may book or cancel at any time
  staleTime: 0,
  refetchInterval: 5 * 60_000,
})

/** A refusal means that the screen is outdated, so it reloads too. */
function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: coachLessonsQuery.queryKey }),
  })
}

type Seat = { id: string; userId: string }

export const useEnter = () =>
  useChange(async (id: string) => (await call(enterLesson, { params: { id } })).redirectUrl)

export const useCancel = () =>
  useChange(({ id, reason }: { id: string; reason: string }) =>
    call(lessons.cancelLessonByStaff, { params: { id }, body: { reason } }),
  )

export const useChangeLink = () =>
  useChange(({ id, meetingLink }: { id: string; meetingLink: string | null }) =>
    call(lessons.changeLessonLink, { params: { id }, body: { meetingLink } }),
  )

export const useSayWhoCame = () =>
  useChange(({ isPresent, ...params }: Seat & { isPresent: boolean }) =>
    call(lessons.sayWhoCame, { params, body: { isPresent } }),
  )

export const useGiveFeedback = () =>
  useChange(({ feedback, ...params }: Seat & { feedback: lessons.LessonFeedback }) =>
    call(lessons.giveFeedback, { params, body: feedback }),
  )
