import { getSessionPage } from '@sohbet/contract/live-sessions/session-page'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { attendanceQuery } from './attendance/attendance.queries.ts'
import { staffLiveSessionsKey } from './staff/staff-live-sessions.queries.ts'

export const sessionPageQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffLiveSessionsKey, 'page', id],
    queryFn: async ({ client, signal }) => {
      const page = await call(getSessionPage, { params: { id } }, { signal })
      const { queryKey } = attendanceQuery(page.session.id)
      // A later reload must not replace marks that are not saved yet
      if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, page.attendance)
      return page
    },
    staleTime: 0,
    refetchInterval: 60_000,
  })
