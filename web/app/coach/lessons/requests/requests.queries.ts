import { listFreeCoaches } from '@sohbet/contract/lessons/coach-lessons'
import * as contract from '@sohbet/contract/lessons/lesson-requests'
import { addDays, schoolMoment } from '@sohbet/domain/calendar'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coachLessonsQuery } from '../coach-lessons.queries.ts'

export const requestsQuery = queryOptions({
  queryKey: ['coach-lessons', 'requests'],
  queryFn: ({ signal }) => call(contract.listLessonRequests, {}, { signal }),
  staleTime: 0,
})

export const freeCoachesQuery = (id: string) =>
  queryOptions({
    queryKey: ['coach-lessons', 'free-coaches', id],
    queryFn: ({ signal }) => call(listFreeCoaches, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** The free times of one day of the school. */
export const timesOfDayQuery = (id: string, day: string) =>
  queryOptions({
    queryKey: ['coach-lessons', 'times', id, day],
    queryFn: ({ signal }) => {
      const query = {
        from: schoolMoment(day).toISOString(),
        to: schoolMoment(addDays(day, 1)).toISOString(),
      }
      return call(contract.listTimesForLesson, { params: { id }, query }, { signal })
    },
    staleTime: 0,
  })

export const phrasesQuery = queryOptions({
  queryKey: ['coach-phrases'],
  queryFn: ({ signal }) => call(contract.getPhrases, {}, { signal }),
})

export const ratingQuery = queryOptions({
  queryKey: ['coach-rating'],
  queryFn: ({ signal }) => call(contract.getOwnRating, {}, { signal }),
})

/** A refusal means that the screen is outdated, so it reloads too. */
function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => void client.invalidateQueries({ queryKey: coachLessonsQuery.queryKey }),
  })
}

export const usePropose = () =>
  useChange(({ id, startsAt }: { id: string; startsAt: string }) =>
    call(contract.proposeTime, { params: { id }, body: { startsAt } }),
  )

export const useAskCoach = () =>
  useChange(({ id, coachId }: { id: string; coachId: string }) =>
    call(contract.askCoach, { params: { id }, body: { coachId } }),
  )

export function useSavePhrases() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (phrases: string[]) => call(contract.savePhrases, { body: { phrases } }),
    onSuccess: (saved) => client.setQueryData(phrasesQuery.queryKey, saved),
  })
}
