import * as lessons from '@sohbet/contract/lessons/admin-lessons'
import * as staff from '@sohbet/contract/lessons/coach-lessons'
import type { Input } from '@sohbet/contract/endpoint'
import { listCoaches } from '@sohbet/contract/people/coaches'
import type { DecidedOutcome } from '@sohbet/domain/lesson/rules'
import { addDays, schoolMoment } from '@sohbet/domain/calendar'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const key = ['admin-lessons'] as const

export const lessonsQuery = (query: Input<typeof lessons.listLessons>['query']) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => call(lessons.listLessons, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useExportLessons = (query: Input<typeof lessons.exportLessons>['query']) =>
  useMutation({ mutationFn: () => call(lessons.exportLessons, { query }) })

/** Coaches with an account, by name, for filters and choices. */
export const coachChoicesQuery = queryOptions({
  queryKey: ['coaches', 'lesson-choices'],
  queryFn: async ({ signal }) =>
    (await call(listCoaches, { query: {} }, { signal })).flatMap(({ id, isActive, user }) =>
      user ? [{ id, isActive, name: user.username }] : [],
    ),
})

export const freeCoachesQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'free-coaches', id],
    queryFn: ({ signal }) => call(staff.listFreeCoaches, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** The free times of one day of the school. */
export const timesOfDayQuery = ({
  day,
  ...asked
}: {
  day: string
  userId: string
  coachId?: string
  lessonId?: string
}) =>
  queryOptions({
    queryKey: [...key, 'times', day, asked],
    queryFn: ({ signal }) => {
      const span = {
        from: schoolMoment(day).toISOString(),
        to: schoolMoment(addDays(day, 1)).toISOString(),
      }
      return call(lessons.listTimesForLearner, { query: { kind: 'private', ...span, ...asked } }, { signal })
    },
    staleTime: 0,
  })

/** A refusal means that the screen is outdated, so it reloads too. */
function useChange<Body, Answer>(mutationFn: (body: Body) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => void client.invalidateQueries({ queryKey: key }) })
}

export const useDecide = () =>
  useChange(({ id, outcome }: { id: string; outcome: DecidedOutcome }) =>
    call(lessons.decideLesson, { params: { id }, body: { outcome } }),
  )
export const useMoveForLearner = () =>
  useChange(({ id, startsAt }: { id: string; startsAt: string }) =>
    call(lessons.moveForLearner, { params: { id }, body: { startsAt } }),
  )
export const useHandOver = () =>
  useChange(({ id, coachId }: { id: string; coachId: string }) =>
    call(lessons.handOverLesson, { params: { id }, body: { coachId } }),
  )
export const useCancelLesson = () =>
  useChange(({ id, reason }: { id: string; reason: string }) =>
    call(staff.cancelLessonByStaff, { params: { id }, body: { reason } }),
  )
export const useBookForLearner = () =>
  useChange((body: Input<typeof lessons.bookForLearner>['body']) => call(lessons.bookForLearner, { body }))
