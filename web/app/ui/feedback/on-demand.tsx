import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState, LoadingState } from './states.tsx'

type Props<Module> = {
  /** Unique in the app. */
  name: string
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
  /** Shows nothing until the code is there. */
  isSilent?: boolean
}

/** A part of a screen whose code is loaded when it is first shown. A failed load can be retried. */
export function OnDemand<Module>({ name, load, children, isSilent = false }: Props<Module>) {
  const { t } = useTranslation('ui')
  const { data, isError, refetch } = useQuery({
    queryKey: ['chunk', name],
    queryFn: load,
    staleTime: Infinity,
    structuralSharing: false,
  })
  if (data) return children(data)
  if (isSilent) return null
  return isError ? (
    <ErrorState title={t('state.failed')} onRetry={() => void refetch()} />
  ) : (
    <LoadingState lines={4} />
  )
}
