import type { Input } from '@sohbet/contract/endpoint'
import {
  changeUserGroup,
  createGroups,
  deleteGroups,
  getGroupRequirements,
  listGroupMembers,
  listTelegramGroups,
  listUngrouped,
  previewGroups,
  setInviteLink,
} from '@sohbet/contract/telegram-groups/telegram-groups'
import type { Arrangement } from '@sohbet/domain/telegram-group/distribution'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Under the courses' key: a change of a course or its enrolments makes its groups stale too. */
const groupsKey = ['courses', 'groups'] as const

// Learners pay and cancel at any time
const always = { staleTime: 0 }

export const groupsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'of', courseId],
    queryFn: ({ signal }) => call(listTelegramGroups, { params: { courseId } }, { signal }),
    ...always,
  })

export const requirementsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'requirements', courseId],
    queryFn: ({ signal }) => call(getGroupRequirements, { params: { courseId } }, { signal }),
    ...always,
  })

export const previewQuery = (courseId: string, arrangement: Arrangement) =>
  queryOptions({
    queryKey: [...groupsKey, 'preview', courseId, arrangement],
    queryFn: ({ signal }) =>
      call(previewGroups, { params: { courseId }, query: { arrangement } }, { signal }),
    placeholderData: keepPreviousData,
    ...always,
  })

export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'members', id],
    queryFn: ({ signal }) => call(listGroupMembers, { params: { id } }, { signal }),
    ...always,
  })

export const ungroupedQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'ungrouped', courseId],
    queryFn: ({ signal }) => call(listUngrouped, { params: { courseId } }, { signal }),
    ...always,
  })

/**
 * Also after a refusal, because another admin may have changed the groups. Not awaited: the form may unmount with
 * the first reply, before it could confirm the save.
 */
function useInvalidateGroups() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: groupsKey })
}

export function useCreateGroups(courseId: string) {
  const onSettled = useInvalidateGroups()
  return useMutation({
    mutationFn: (body: Input<typeof createGroups>['body']) =>
      call(createGroups, { params: { courseId }, body }),
    onSettled,
  })
}

export function useChangeUserGroup() {
  const onSettled = useInvalidateGroups()
  return useMutation({
    mutationFn: (body: Input<typeof changeUserGroup>['body']) => call(changeUserGroup, { body }),
    onSettled,
  })
}

export function useSetInviteLink(id: string) {
  const onSettled = useInvalidateGroups()
  return useMutation({
    mutationFn: (body: Input<typeof setInviteLink>['body']) => call(setInviteLink, { params: { id }, body }),
    onSettled,
  })
}

export function useDeleteGroups() {
  const onSettled = useInvalidateGroups()
  return useMutation({
    mutationFn: (courseId: string) => call(deleteGroups, { params: { courseId } }),
    onSettled,
  })
}
