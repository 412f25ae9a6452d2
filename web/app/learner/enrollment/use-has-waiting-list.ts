import { useQuery } from '@tanstack/react-query'
import { schoolQuery } from '../../parts/school.queries.ts'

/** Whether the school keeps waiting lists at the moment. Until that is known they are offered: the server decides. */
export const useHasWaitingList = (): boolean => useQuery(schoolQuery).data?.waitingList ?? true
