import type { FastifyInstance } from 'fastify'
import type { Log } from '../../db/embedded/log.ts'

const lookAgainMilliseconds = 1000

/**
 * A value of the database that the public pages show, cached in memory so that a page costs no query. `current()` is a
 * new object only after a change, so a page compares objects to see whether it is still up to date.
 */
export type CachedValue<Value> = {
  current: () => Value
  /** Reads the database; a call that changes the value awaits it before replying. */
  refresh: () => Promise<void>
  /** Reads again every second until stopped, because a value can change with the clock, and a notice can be lost. */
  watch: (log: Log) => { stop: () => void }
}

type Options<Value> = {
  initial: Value
  read: () => Promise<Value>
  isSame: (one: Value, other: Value) => boolean
  /** Log message when it cannot be read. */
  trouble: string
}

export function cacheValue<Value>({ initial, read, isSame, trouble }: Options<Value>): CachedValue<Value> {
  let shown = initial
  let startedReads = 0
  let newestRead = 0
  async function refresh() {
    const ticket = ++startedReads
    const found = await read()
    if (ticket < newestRead) return // a later read was faster and is newer
    newestRead = ticket
    if (!isSame(found, shown)) shown = found
  }
  return {
    current: () => shown,
    refresh,
    watch(log) {
      let isAway = false
      let isLooking = false
      const look = async () => {
        if (isLooking) return // the database is slow; one read at a time
        isLooking = true
        await refresh().then(
          () => (isAway = false),
          (err: unknown) => {
            if (!isAway) log.warn({ err }, trouble)
            isAway = true
          },
        )
        isLooking = false
      }
      const timer = setInterval(() => void look(), lookAgainMilliseconds).unref()
      return { stop: () => clearInterval(timer) }
    },
  }
}

/** Reads the current value, and follows its changes until the app closes. */
export async function followCachedValue(app: FastifyInstance, value: CachedValue<unknown>): Promise<void> {
  await value.refresh()
  const watching = value.watch(app.log)
  app.addHook('onClose', () => watching.stop())
}
