import * as contract from '@sohbet/contract/lessons/lessons'
import * as shared from '@sohbet/contract/lessons/shared-lessons'
import type { Input } from '@sohbet/contract/endpoint'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import { minuteMs } from '@sohbet/domain/moment'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { dashboardQuery } from '../dashboard/dashboard.queries.ts'
import { creditsQuery } from '../enrollment/enrollment.queries.ts'

export const ownLessonsQuery = queryOptions({
  queryKey: ['lessons', 'mine'],
  queryFn: ({ signal }) => call(contract.listOwnLessons, {}, { signal }),
  // A coach may cancel a lesson at any time
  staleTime: 0,
  refetchInterval: 5 * minuteMs,
})

/** The numbers of the school. */
export const lessonRulesQuery = queryOptions({
  queryKey: ['lesson-rules'],
  queryFn: ({ signal }) => call(contract.getLessonRules, {}, { signal }),
  staleTime: 60 * minuteMs,
})

/** Seats that the learner can take. */
export const offersQuery = queryOptions({
  queryKey: ['lessons', 'offers'],
  queryFn: ({ signal }) => call(shared.listOffers, {}, { signal }),
  staleTime: 0,
  refetchInterval: 5 * minuteMs,
})

export const knownLearnersQuery = queryOptions({
  queryKey: ['lessons', 'partners'],
  queryFn: ({ signal }) => call(shared.listKnownLearners, {}, { signal }),
})

export const teachersQuery = (kind: LessonKind) =>
  queryOptions({
    queryKey: ['lessons', 'teachers', kind],
    queryFn: ({ signal }) => call(contract.listLessonTeachers, { query: { kind } }, { signal }),
    staleTime: 0,
  })

type Asked = {
  kind: LessonKind
  coachId?: string | undefined
  /** The lesson that is being moved. */
  lessonId?: string | undefined
}

/** All free times that can be booked, of one coach or of all, or to which a lesson can move. */
export const timesQuery = ({ kind, coachId, lessonId }: Asked) =>
  queryOptions({
    queryKey: ['lessons', 'times', kind, coachId ?? 'any', lessonId ?? 'new'],
    queryFn: async ({ signal, client }) => {
      // As far ahead as the school lets lessons be booked, with today
      const { horizonDays } = await client.ensureQueryData(lessonRulesQuery)
      const from = new Date()
      const to = new Date(from.getTime() + (horizonDays + 1) * 24 * 60 * minuteMs)
      const query = {
        kind,
        from: from.toISOString(),
        to: to.toISOString(),
        ...(coachId && { coachId }),
        ...(lessonId && { lessonId }),
      }
      return call(contract.listFreeTimes, { query }, { signal })
    },
    staleTime: 0,
  })

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['lessons'] }),
    client.invalidateQueries({ queryKey: ['sessions'] }),
    client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
    client.invalidateQueries({ queryKey: creditsQuery.queryKey }),
  ])

/** A refusal means that the screen is outdated, so it reloads too. */
function useChange<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => void refresh(client) })
}

type Booking = Input<typeof contract.bookLesson>['body']

export const useBook = () => useChange((body: Booking) => call(contract.bookLesson, { body }))

export const useJoin = () => useChange((id: string) => call(shared.joinLesson, { params: { id }, body: {} }))

export const useDecline = () => useChange((id: string) => call(shared.declineInvitation, { params: { id } }))

export const useFindPartner = () =>
  useChange(({ id, choice }: { id: string; choice: contract.PartnerChoice }) =>
    call(shared.findPartner, { params: { id }, body: choice }),
  )

export const useMakePrivate = () => useChange((id: string) => call(shared.makePrivate, { params: { id } }))

export const useMove = () =>
  useChange(({ id, startsAt }: { id: string; startsAt: string }) =>
    call(contract.moveLesson, { params: { id }, body: { startsAt } }),
  )

export const useCancel = () =>
  useChange(({ id, isLossAccepted }: { id: string; isLossAccepted: boolean }) =>
    call(contract.cancelLesson, { params: { id }, body: { isLossAccepted } }),
  )

export const useRate = () =>
  useChange(({ id, rating }: { id: string; rating: number }) =>
    call(contract.rateLesson, { params: { id }, body: { rating } }),
  )

export const useLessonFile = (id: string) =>
  useMutation({ mutationFn: () => call(contract.getLessonCalendar, { params: { id } }) })
