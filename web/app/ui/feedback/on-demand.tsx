import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { chunkQuery, type Chunk } from './chunk.tsx'
import { ErrorState, LoadingState } from './states.tsx'

type Props<Module> = Chunk<Module> & {
  children: (module: Module) => ReactNode
  /** A skeleton of the real layout. */
  loading?: ReactNode
  /** What could not be loaded. */
  failed?: string
}

/** A part of a screen whose code is loaded when it is first shown. A failed load can be retried. */
export function OnDemand<Module>({ name, load, children, loading, failed }: Props<Module>) {
  const { t } = useTranslation('ui')
  const { data, isError, refetch } = useQuery(chunkQuery({ name, load }))
  if (data) return children(data)
  return isError ? (
    <ErrorState title={failed ?? t('state.failed')} onRetry={() => void refetch()} />
  ) : (
    (loading ?? <LoadingState lines={4} />)
  )
}
