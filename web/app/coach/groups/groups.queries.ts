import {
  getCourseGroups,
  listCoachGroups,
  sayMemberPresence,
  type CourseGroups,
} from '@sohbet/contract/telegram-groups/coach-groups'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const groupsKey = ['coach-groups'] as const

export const coachGroupsQuery = queryOptions({
  queryKey: groupsKey,
  queryFn: ({ signal }) => call(listCoachGroups, {}, { signal }),
  // Learners open their links at any time
  staleTime: 0,
})

export const courseGroupsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...groupsKey, courseId],
    queryFn: ({ signal }) => call(getCourseGroups, { params: { id: courseId } }, { signal }),
    staleTime: 0,
  })

type Said = { groupId: string; userId: string; isInGroup: boolean }

export function useSayPresence(courseId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, ...body }: Said) =>
      call(sayMemberPresence, { params: { id: courseId, userId }, body }),
    onSuccess: (said) =>
      client.setQueryData(courseGroupsQuery(courseId).queryKey, (known: CourseGroups | undefined) =>
        known === undefined
          ? undefined
          : {
              ...known,
              groups: known.groups.map((group) => ({
                ...group,
                members: group.members.map((member) => (member.userId === said.userId ? said : member)),
              })),
            },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: groupsKey }),
  })
}
