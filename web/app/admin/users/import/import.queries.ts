import type { Input } from '@sohbet/contract/endpoint'
import { exportUsers, importPeople } from '@sohbet/contract/people/people-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A dry run changes nothing, so only an import makes lists stale. */
export function useImportPeople() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof importPeople>['body']) => call(importPeople, { body }),
    onSettled: (_reply, _error, { isDryRun }) => {
      if (isDryRun) return
      for (const key of ['users', 'enrollments', 'courses'])
        void client.invalidateQueries({ queryKey: [key] })
    },
  })
}

export const useExportUsers = (query: Input<typeof exportUsers>['query']) =>
  useMutation({ mutationFn: () => call(exportUsers, { query }) })
