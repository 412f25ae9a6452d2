import autocannon from 'autocannon'

export type Request = { path: string; headers: Record<string, string>; body: string }

export type Load = {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  connections?: number
  /** Each connection sends its share of them in turn. */
  bodies?: string[]
  /** Requests that work only once. One connection sends each row in order. */
  rows?: Request[][]
  /** The requests of one view, sent in turn; the measure counts views. */
  view?: Omit<Request, 'body'>[]
}
export type Measure = { perSecond: number; p50: number; p99: number }
/** Sends a load for some seconds; each run goes on with the requests that were not sent yet. */
type Run = (seconds: number) => Promise<Measure>

const warmUpSeconds = 3
const sliceSeconds = 1

/**
 * Measures a call and its reference in turns of one second, because the speed of the machine varies, and returns
 * the median of each.
 */
export async function compare({
  call,
  reference,
  seconds,
}: {
  call: Load
  reference: Load
  seconds: number
}) {
  const [runCall, runReference] = [prepare(call), prepare(reference)]
  await runReference(sliceSeconds)
  await runCall(warmUpSeconds)
  const turns: { call: Measure; reference: Measure }[] = []
  for (let turn = 0; turn < seconds; turn++) {
    turns.push({ reference: await runReference(sliceSeconds), call: await runCall(sliceSeconds) })
  }
  return {
    call: medianOf(turns.map((turn) => turn.call)),
    reference: medianOf(turns.map((turn) => turn.reference)),
  }
}

const medianOf = (measures: readonly Measure[]): Measure => {
  const sorted = measures.toSorted((one, other) => one.perSecond - other.perSecond)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (!median) throw new Error('At least one second is needed')
  return median
}

function prepare({ bodies, rows, view, connections = 32, ...load }: Load): Run {
  const shareOf = <Value>(list: readonly Value[], connection: number) =>
    list.filter((_, place) => place % connections === connection)
  const requests = Array.from({ length: connections }, (_, connection) =>
    rows ? eachOnce(shareOf(rows, connection)) : inTurn(shareOf(bodies ?? [], connection)),
  )
  return async (seconds) => {
    let connection = 0
    /** Every connection sends its own requests, because two connections must not log in to one account at once. */
    const setupClient = (client: autocannon.Client) => {
      const next = requests[connection++ % connections]?.()
      if (next) client.setRequests([{ setupRequest: (request) => ({ ...request, ...next() }) }])
    }
    const result = await autocannon({
      ...load,
      ...((bodies || rows) && { setupClient }),
      ...(view && { requests: view }),
      connections,
      duration: seconds,
    })
    // A failed request would falsify the figure
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${load.url}: ${result.non2xx} refusals and ${result.errors} errors`)
    }
    return {
      perSecond: result.requests.total / result.duration / (view?.length ?? 1),
      p50: result.latency.p50,
      p99: result.latency.p99,
    }
  }
}

/** Each run begins with a new row, because the last request of the run before may not have been received. */
function eachOnce(rows: readonly Request[][]) {
  let row = -1
  return () => {
    let place = 0
    row++
    return () => {
      if (place === rows[row]?.length) {
        row++
        place = 0
      }
      const request = rows[row]?.[place++]
      if (!request) throw new Error('Too few requests were prepared')
      return request
    }
  }
}

function inTurn(bodies: readonly string[]) {
  let place = 0
  return () => () => ({ body: bodies[place++ % bodies.length] })
}
