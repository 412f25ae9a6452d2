import { useQuery } from '@tanstack/react-query'
import { schoolQuery } from '../../parts/school/school.queries.ts'

/** Whether the school has waiting lists. Offered until known, because the server decides. */
export const useHasWaitingList = (): boolean => useQuery(schoolQuery).data?.waitingList ?? true
