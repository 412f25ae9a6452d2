import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { userProgressQuery } from '../../parts/user/user.queries.ts'
import { ownEnrollmentsQuery } from '../enrollment/enrollment.queries.ts'
import { courseQuery, moduleQuery, refreshModule } from './course.queries.ts'

it('a change in a module reloads every query with progress', async () => {
  const client = new QueryClient()
  const keys = [moduleQuery('m'), courseQuery('c'), ownEnrollmentsQuery, userProgressQuery('u')].map(
    ({ queryKey }): readonly unknown[] => queryKey,
  )
  for (const key of keys) client.setQueryData(key, {})
  await refreshModule(client, 'm')
  expect(keys.filter((key) => !client.getQueryState(key)?.isInvalidated)).toEqual([])
})
