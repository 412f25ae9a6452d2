import type { Input } from '@sohbet/contract/endpoint'
import { addPause, chooseHabit, endPause, getHabit, type Habit } from '@sohbet/contract/learning/habit'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const habitQuery = queryOptions({
  queryKey: ['habit'],
  queryFn: ({ signal }) => call(getHabit, {}, { signal }),
})

function useChange<Wanted>(mutationFn: (wanted: Wanted) => Promise<Habit>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (habit) => client.setQueryData(habitQuery.queryKey, habit),
    onError: () => client.invalidateQueries({ queryKey: habitQuery.queryKey }),
  })
}

export const useChooseHabit = () =>
  useChange((body: Input<typeof chooseHabit>['body']) => call(chooseHabit, { body }))

export const useAddPause = () => useChange((body: Input<typeof addPause>['body']) => call(addPause, { body }))

export const useEndPause = () => useChange((id: string) => call(endPause, { params: { id } }))
