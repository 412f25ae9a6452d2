import autocannon from 'autocannon'

export type Request = { path: string; headers: Record<string, string>; body: string }

export type Load = {
  url: string
  seconds: number
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  connections?: number
  /** Sent in turn. */
  bodies?: string[]
  /** Rows of requests that each can be made once, in their order, by one connection. */
  rows?: Request[][]
}
export type Measure = { perSecond: number; p50: number; p99: number }

const warmUpSeconds = 4

/** Requests a second, once the code that answers them is compiled for speed. An answer that is no success spoils the figure, so it ends the run. */
export async function measure({ seconds, bodies, rows, connections = 32, ...load }: Load): Promise<Measure> {
  let connection = 0
  /** Every connection sends bodies of its own: nobody signs in to one account from two places at once. */
  const setupClient = (client: autocannon.Client) => {
    const share = connection++
    const isOwn = (_: unknown, n: number) => n % connections === share % connections
    // What can be made once is not made again by the second run
    const isOwnOnce = (_: unknown, n: number) => n % (2 * connections) === share
    client.setRequests(
      rows?.filter(isOwnOnce).flat() ?? bodies?.filter(isOwn).map((body) => ({ body })) ?? [],
    )
  }
  const run = (duration: number) =>
    autocannon({ ...load, ...((bodies || rows) && { setupClient }), connections, duration })
  await run(warmUpSeconds)
  const result = await run(seconds)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} refusals and ${result.errors} errors`)
  }
  const available = rows && rows.flat().length / 2
  if (available !== undefined && result.requests.total > available) {
    throw new Error(`${load.url}: ${result.requests.total} requests, but only ${available} were prepared`)
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
