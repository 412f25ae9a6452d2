import type { FastifyInstance } from 'fastify'
import type { Log } from '../../db/embedded/log.ts'

const lookAgainMilliseconds = 1000

/**
 * Something of the database that stands in the public pages, kept in memory so that a page costs no query. It is a new
 * object exactly when it has changed, so that pages know by it whether they are still right.
 */
export type Board<Value> = {
  current: () => Value
  /** Looks at the database; whoever changed it there does so before answering. */
  refresh: () => Promise<void>
  /** Follows what other processes change, until stopped. */
  watch: (log: Log) => { stop: () => void }
}

type Options<Value> = {
  initial: Value
  read: () => Promise<Value>
  isSame: (one: Value, other: Value) => boolean
  /** For the log, when it cannot be read. */
  trouble: string
}

export function createBoard<Value>({ initial, read, isSame, trouble }: Options<Value>): Board<Value> {
  let shown = initial
  let asked = 0
  let heard = 0
  async function refresh() {
    const ticket = ++asked
    const found = await read()
    if (ticket < heard) return // a later look was faster, and knows better
    heard = ticket
    if (!isSame(found, shown)) shown = found
  }
  return {
    current: () => shown,
    refresh,
    watch(log) {
      let isAway = false
      let isLooking = false
      const look = async () => {
        if (isLooking) return // the database is slow; one look at a time
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
export async function followBoard(app: FastifyInstance, board: Board<unknown>): Promise<void> {
  await board.refresh()
  const watching = board.watch(app.log)
  app.addHook('onClose', () => watching.stop())
}
