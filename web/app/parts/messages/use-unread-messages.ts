import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../notifications/notifications.queries.ts'

/** How many messages wait to be read; asked for together with the bell's figure. */
export const useUnreadMessages = (): number => useQuery(unreadQuery).data?.messages ?? 0
