import autocannon from 'autocannon'

export type Request = { path: string; headers: Record<string, string>; body: string }

export type Load = {
  url: string
  seconds: number
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  connections?: number
  /** Each connection sends its share of them in turn. */
  bodies?: string[]
  /** Requests that work only once. One connection sends each row in order. */
  rows?: Request[][]
}
export type Measure = { perSecond: number; p50: number; p99: number }

const warmUpSeconds = 4

/**
 * Measures requests a second after a warm-up. Throws when a request fails, because that would falsify the figure.
 */
export async function measure({ seconds, bodies, rows, connections = 32, ...load }: Load): Promise<Measure> {
  let connection = 0
  /** Every connection sends its own bodies, because two connections must not log in to one account at once. */
  const setupClient = (client: autocannon.Client) => {
    const share = connection++
    const isOwn = (_: unknown, n: number) => n % connections === share % connections
    // The warm-up takes the first half of the rows, the measurement the second
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
