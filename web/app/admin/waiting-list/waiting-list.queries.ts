import type { Input } from '@sohbet/contract/endpoint'
import {
  getLine,
  moveUpInLine,
  offerSeatNow,
  openSecondGroup,
  removeFromLine,
} from '@sohbet/contract/selling/waiting-list'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Under the courses' key: a change of a course makes its line stale too. */
export const lineQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', 'line', courseId],
    queryFn: ({ signal }) => call(getLine, { params: { courseId } }, { signal }),
    // Learners join and leave at any time
    staleTime: 0,
  })

/** Also after a refusal, because the line may have changed meanwhile. */
function useInvalidateLine() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['courses'] })
    void client.invalidateQueries({ queryKey: ['enrollments'] })
  }
}

type Learner = { courseId: string; userId: string }

export function useMoveUp(params: Learner) {
  const onSettled = useInvalidateLine()
  return useMutation({
    mutationFn: (body: Input<typeof moveUpInLine>['body']) => call(moveUpInLine, { params, body }),
    onSettled,
  })
}

const changes = { offer: offerSeatNow, remove: removeFromLine } as const
export type LineChange = keyof typeof changes

export function useChangeLine(change: LineChange, params: Learner) {
  const onSettled = useInvalidateLine()
  return useMutation({
    mutationFn: (body: { reason: string }) => call(changes[change], { params, body }),
    onSettled,
  })
}

export function useOpenSecondGroup(id: string) {
  const onSettled = useInvalidateLine()
  return useMutation({
    mutationFn: (body: Input<typeof openSecondGroup>['body']) =>
      call(openSecondGroup, { params: { id }, body }),
    onSettled,
  })
}
