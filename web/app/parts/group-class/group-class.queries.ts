import type { Input } from '@sohbet/contract/endpoint'
import { openGroupClass } from '@sohbet/contract/lessons/shared-lessons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Lists of lessons of the coach and of the admin. */
const lists = [['coach-lessons'], ['admin-lessons']]

export function useOpenGroupClass() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof openGroupClass>['body']) => call(openGroupClass, { body }),
    onSettled: () => lists.forEach((queryKey) => void client.invalidateQueries({ queryKey })),
  })
}
