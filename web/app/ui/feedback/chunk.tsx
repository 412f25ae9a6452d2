import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIdle } from '../use-idle.ts'

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

/** A part that shows nothing until its code is there. */
export function Silently<Module>({
  children,
  ...chunk
}: Chunk<Module> & { children: (module: Module) => ReactNode }) {
  const { data } = useQuery(chunkQuery(chunk))
  return data ? children(data) : null
}

/** Fetches code ahead when the page is idle, because the connection may be lost when it is needed. */
export function ChunksAhead({ chunks }: { chunks: readonly Chunk<unknown>[] }) {
  const isIdle = useIdle()
  return (
    isIdle &&
    chunks.map((chunk) => (
      <Silently key={chunk.name} {...chunk}>
        {() => null}
      </Silently>
    ))
  )
}
