import { getLearnerWork } from '@sohbet/contract/learning/learner-work'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { loadedAhead } from '../../shell/area-loader.ts'

export const workQuery = queryOptions({
  queryKey: ['learner-work'],
  queryFn: ({ signal }) => call(getLearnerWork, {}, { signal }),
  ...loadedAhead,
})
