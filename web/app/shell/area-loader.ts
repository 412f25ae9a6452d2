import type { Role } from '@sohbet/domain/account/role'
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { requireRole } from '../session/guards.ts'
import { shellQuery } from '../session/shell-query.ts'
import type { TextArea } from '../texts/chunks.ts'
import { loadTexts } from '../texts/load-texts.ts'

type LoaderArgs = Pick<ClientLoaderFunctionArgs, 'request'>

/** Loader of an area: its guard and texts, and the call of the top bar, which does not wait for the texts. */
export const areaLoader =
  (role: Role, ...areas: TextArea[]) =>
  async ({ request }: LoaderArgs): Promise<null> => {
    const guarded = requireRole(role, request).then(() => void queryClient.prefetchQuery(shellQuery))
    await Promise.all([guarded, loadTexts(...areas)])
    return null
  }

/** A screen that renders within this time after its loader does not repeat the loader's call. */
export const loadedAhead = { staleTime: 5000 }

/** Loader of a screen with the `query` of its call: always calls, and does not wait for the texts. */
export const screenLoader =
  <Data, Key extends QueryKey>(role: Role, query: FetchQueryOptions<Data, Error, Data, Key>) =>
  async ({ request }: LoaderArgs): Promise<null> => {
    await requireRole(role, request)
    void queryClient.prefetchQuery({ ...query, staleTime: 0 })
    return null
  }
