import { useQueryClient, type Query } from '@tanstack/react-query'
import { isOld } from '../../live/is-old.ts'
import { useLive } from '../../live/live.ts'

/** First words of the keys of all queries that show live sessions, or lessons and what they cost. */
const shown = new Set<unknown>([
  'sessions',
  'lessons',
  'guest-seats',
  'credits',
  'learner-dashboard',
  'learner-course',
  'staff-live-sessions',
  'coach-dashboard',
  'coach-now',
  'coach-lessons',
  'session-requests',
])
const showsSessions = ({ queryKey }: Query) => shown.has(queryKey[0])

/** Reloads shown sessions and lessons at once when one is moved, cancelled or changed, or a holiday is saved. */
export function useLiveSessions(): void {
  const client = useQueryClient()
  useLive('sessions', () => void client.invalidateQueries({ predicate: showsSessions }))
  useLive(
    'gap',
    () => void client.invalidateQueries({ predicate: (query) => showsSessions(query) && isOld(query) }),
  )
}
