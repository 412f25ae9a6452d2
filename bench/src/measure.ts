import autocannon from 'autocannon'

export type Load = {
  url: string
  seconds: number
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  connections?: number
  /** Sent in turn. */
  bodies?: string[]
}
export type Measure = { perSecond: number; p50: number; p99: number }

/** Requests a second after a short warm-up. An answer that is no success spoils the figure, so it ends the run. */
export async function measure({ seconds, bodies, connections = 32, ...load }: Load): Promise<Measure> {
  let connection = 0
  /** Every connection sends bodies of its own: nobody signs in to one account from two places at once. */
  const setupClient = (client: autocannon.Client) => {
    const share = connection++ % connections
    client.setRequests(bodies?.filter((_, n) => n % connections === share).map((body) => ({ body })) ?? [])
  }
  const run = (duration: number) =>
    autocannon({ ...load, ...(bodies && { setupClient }), connections, duration })
  await run(1)
  const result = await run(seconds)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} refusals and ${result.errors} errors`)
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
