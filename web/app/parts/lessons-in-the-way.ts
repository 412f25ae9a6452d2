import { ApiError } from '../api/api-error.ts'
import { translate } from '../texts/use-translation.ts'

type Filter =
  | { coachId: string }
  | { searchText: string; searchColumn: 'coach' }
  | { from: string; to: string }

/** The link of a change that was refused because of booked lessons. An admin sees those of one coach or some days. */
export function lessonsInTheWay(error: unknown, area: 'admin' | 'coach', filter?: Filter) {
  if (!(error instanceof ApiError) || error.code !== 'LESSONS_IN_THE_WAY') return undefined
  const search = area === 'admin' ? `?${new URLSearchParams({ state: 'ahead', ...filter })}` : ''
  return { to: `/${area}/lessons${search}`, label: translate('lessonHours:refused.toLessons') }
}
