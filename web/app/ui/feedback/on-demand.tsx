import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdle } from '../use-idle.ts'
import { ErrorState, LoadingState } from './states.tsx'

export type Chunk<Module> = {
  /** Unique in the app. */
  name: string
  load: () => Promise<Module>
}

/** The code as a query: it is fetched once, and a failed load can be retried. */
export const chunkQuery = <Module,>({ name, load }: Chunk<Module>) =>
  queryOptions({
    queryKey: ['chunk', name],
    queryFn: load,
    staleTime: Infinity,
    structuralSharing: false,
  })

/** Fetches code ahead when the page is idle, because the connection may be lost when it is needed. */
export function useFetchedAhead(chunks: readonly Chunk<unknown>[]): void {
  const enabled = useIdle()
  useQueries({ queries: chunks.map((chunk) => ({ ...chunkQuery(chunk), enabled })) })
}

type Props<Module> = Chunk<Module> & {
  children: (module: Module) => ReactNode
  /** Shows nothing until the code is there. */
  isSilent?: boolean
  /** A skeleton of the real layout. */
  loading?: ReactNode
  /** What could not be loaded. */
  failed?: string
}

/** A part of a screen whose code is loaded when it is first shown. A failed load can be retried. */
export function OnDemand<Module>({ name, load, children, isSilent = false, loading, failed }: Props<Module>) {
  const { t } = useTranslation('ui')
  const { data, isError, refetch } = useQuery(chunkQuery({ name, load }))
  if (data) return children(data)
  if (isSilent) return null
  return isError ? (
    <ErrorState title={failed ?? t('state.failed')} onRetry={() => void refetch()} />
  ) : (
    (loading ?? <LoadingState lines={4} />)
  )
}
