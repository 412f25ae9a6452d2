import { getOwnCredits } from '@sohbet/contract/credits/credits'
import type { Input } from '@sohbet/contract/endpoint'
import {
  cancelEnrollment,
  createEnrollment,
  joinWaitingList,
  leaveWaitingList,
  listEnrollableCourses,
  listOwnEnrollments,
  type CourseOffer,
  type EnrollableCourse,
} from '@sohbet/contract/selling/enrollments'
import { createCheckoutSession, getCheckoutOptions, verifyPayment } from '@sohbet/contract/selling/payments'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { plansQuery } from '../../parts/plans/plans.queries.ts'

// Seats change all the time, so every screen reloads them
const always = { staleTime: 0 }

export const enrollableQuery = queryOptions({
  queryKey: ['enrollments', 'available'],
  queryFn: ({ signal }) => call(listEnrollableCourses, { query: {} }, { signal }),
  ...always,
})

export const ownEnrollmentsQuery = queryOptions({
  queryKey: ['enrollments', 'mine'],
  queryFn: ({ signal }) => call(listOwnEnrollments, {}, { signal }),
  ...always,
})

export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: ({ signal }) => call(getOwnCredits, {}, { signal }),
  ...always,
})

export type OfferedCourse = EnrollableCourse & { offer: CourseOffer }

/** A course that the learner can join, with all that the wizard shows; null for others. Removed with its screen. */
export const offerQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['enrollments', 'offer', courseId],
    queryFn: async ({ signal }): Promise<OfferedCourse | null> => {
      const [course] = await call(listEnrollableCourses, { query: { courseId } }, { signal })
      return course?.offer ? { ...course, offer: course.offer } : null
    },
    gcTime: 0,
    ...always,
  })

/** How a course can be paid. */
export const checkoutOptionsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['payment', 'options', courseId],
    queryFn: ({ signal }) => call(getCheckoutOptions, { params: { courseId } }, { signal }),
  })

const askEveryMs = 3000
const askTimes = 20

/** An open payment may complete in a moment, so it is polled for a minute. */
export const verificationQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['payment', sessionId],
    queryFn: ({ signal }) => call(verifyPayment, { params: { sessionId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' && state.dataUpdateCount < askTimes ? askEveryMs : false,
    ...always,
  })

/** Seats, waiting lists and credits depend on each other. */
export const refreshSeats = (client: QueryClient) =>
  Promise.all(
    ['enrollments', 'credits', 'learner-dashboard'].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    ),
  )

/** The buyer's details; empty for a provider that does not need them. */
export type BuyerInput = Omit<Input<typeof createCheckoutSession>['body'], 'enrollmentId' | 'price'>

const openCheckout = async (body: Input<typeof createCheckoutSession>['body']) =>
  (await call(createCheckoutSession, { body })).sessionUrl

/** The next page: the payment page, or the enrolment when nothing is to pay. */
type Onward = { sessionUrl: string } | { enrollmentId: string }

type ShownPrice = Input<typeof createCheckoutSession>['body']['price']

export type Booking = Input<typeof createEnrollment>['body'] & {
  buyer?: BuyerInput
  /** The price on the screen, which the accepted documents name. */
  price?: ShownPrice
}

/** Holds a seat and opens its payment page. A failure reloads the seats. */
export function useEnroll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ buyer, price, ...body }: Booking): Promise<Onward> => {
      const { id, status } = await call(createEnrollment, { body })
      return status === 'active'
        ? { enrollmentId: id }
        : { sessionUrl: await openCheckout({ enrollmentId: id, price, ...buyer }) }
    },
    onError: () => {
      void refreshSeats(client)
      // The owner may have published other plans
      void client.invalidateQueries({ queryKey: plansQuery.queryKey })
      // The last use of a code may be taken
      void client.invalidateQueries({ queryKey: ['discount'] })
    },
  })
}

/** Opens the payment page of a held seat. */
export function useOpenCheckout() {
  const client = useQueryClient()
  return useMutation({ mutationFn: openCheckout, onError: () => void refreshSeats(client) })
}

export function useCancelEnrollment() {
  const client = useQueryClient()
  return useMutation({
    /** `refund` is the sum on the screen; absent for a seat that is not paid yet. */
    mutationFn: ({ id, refund }: { id: string; refund?: number | undefined }) =>
      call(cancelEnrollment, { params: { id }, body: { refund } }),
    onSettled: () => void refreshSeats(client),
  })
}

export function useJoinWaitingList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof joinWaitingList>['body']) => call(joinWaitingList, { body }),
    onSettled: () => void refreshSeats(client),
  })
}

export function useLeaveWaitingList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (courseId: string) => call(leaveWaitingList, { params: { courseId } }),
    onSettled: () => void refreshSeats(client),
  })
}
