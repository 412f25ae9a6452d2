import { useQuery } from '@tanstack/react-query'
import { shellQuery } from '../../session/shell-query.ts'

/** Number of unread messages; loaded together with the bell's count. */
export const useUnreadMessages = (): number => useQuery(shellQuery).data?.unread.messages ?? 0
