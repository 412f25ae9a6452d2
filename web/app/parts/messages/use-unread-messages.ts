import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../notifications/notifications.queries.ts'

/** Number of unread messages; loaded together with the bell's count. */
export const useUnreadMessages = (): number => useQuery(unreadQuery).data?.messages ?? 0
