import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { CannotStart } from './cannot-start.ts'
import { claim, ownerOf, type Holder } from './claim.mjs'
import { createClusterIfMissing, database, superuser } from './create-cluster.ts'
import { findHome, type Home } from './home.ts'
import type { Log } from './log.ts'
import { stopOrphan } from './orphan.ts'
import { startPostmaster, type Postmaster } from './postmaster.ts'
import { giveTo } from './run-as.ts'
import { clearSocketFolder, makeSocketFolder, port } from './socket-folder.ts'

export type EmbeddedConnection = { host: string; user: string; database: string; port: number }

export type EmbeddedPostgres = {
  connection: EmbeddedConnection
  /** Publishes the app's URL for a second start on the same data folder. */
  announce: (url: string) => Promise<void>
  stop: () => Promise<void>
}

export class DataFolderInUse extends CannotStart {
  readonly holder: Holder
  readonly connection: EmbeddedConnection

  constructor(holder: Holder, connection: EmbeddedConnection) {
    super(`The database of this data folder is in use by another process (${holder.pid})`)
    this.holder = holder
    this.connection = connection
  }
}

/** Runs a real PostgreSQL on `dataDir/postgres`, reachable only by a unix socket, until `stop`. */
export async function startEmbeddedPostgres({
  dataDir,
  durable = true,
  log,
  fallbackDir = '/var/lib/sohbet',
}: {
  dataDir: string
  /** Off for tests: faster, but nothing survives a power cut. */
  durable?: boolean
  log: Log
  fallbackDir?: string
}): Promise<EmbeddedPostgres> {
  const home = await findHome({ dataDir, fallbackDir, log })
  const socketDir = await makeSocketFolder(home)
  const connection = { host: socketDir, user: superuser, database, port }

  const owner = await claim(ownerOf(home.cluster), { giveTo: (folder) => giveTo(home.user, folder) })
  if ('heldBy' in owner) throw new DataFolderInUse(owner.heldBy, connection)
  try {
    await stopOrphan(home.cluster, log)
    await clearSocketFolder(socketDir)
    const created = await createClusterIfMissing(home, { durable })
    const supervisor = await supervise(home, { socketDir, durable, log })
    log.info({ cluster: home.cluster, created }, 'PostgreSQL is running')
    return {
      connection,
      announce: owner.announce,
      async stop() {
        await supervisor.stop()
        await rm(socketDir, { recursive: true, force: true })
        await owner.release()
      },
    }
  } catch (error) {
    await owner.release()
    throw error
  }
}

type Options = { socketDir: string; durable: boolean; log: Log }

/** Restarts PostgreSQL when it ends by itself (a crash, out of memory). */
async function supervise(home: Home, options: Options): Promise<{ stop: () => Promise<void> }> {
  const { log } = options
  const stopping = new AbortController()
  let postmaster: Postmaster | undefined = await startFirst(home, options)

  const watch = async () => {
    while (postmaster) {
      const how = await postmaster.ended
      postmaster = undefined
      if (stopping.signal.aborted) return
      log.error({ how }, 'PostgreSQL ended unexpectedly, starting it again')
      postmaster = await startAgain(home, options, stopping.signal)
      if (stopping.signal.aborted) await postmaster?.stop()
    }
  }
  const watching = watch()

  return {
    async stop() {
      stopping.abort()
      await postmaster?.stop()
      await watching
    },
  }
}

/** The shared memory of a killed server is released when its last process has ended. */
async function startFirst(home: Home, options: Options): Promise<Postmaster> {
  const end = performance.now() + 10_000
  for (;;) {
    try {
      return await startPostmaster(home, options)
    } catch (error) {
      const stillInUse = error instanceof Error && error.message.includes('shared memory block')
      if (!stillInUse || performance.now() > end) throw error
      await delay(50)
    }
  }
}

/** Retries without an end: a full disk, for example, is emptied by a person. */
async function startAgain(
  home: Home,
  options: Options,
  stopping: AbortSignal,
): Promise<Postmaster | undefined> {
  for (let wait = 50; !stopping.aborted; wait = Math.min(wait * 2, 5000)) {
    try {
      return await startPostmaster(home, options)
    } catch (err) {
      options.log.error({ err, wait }, 'PostgreSQL did not start, trying again')
      await delay(wait, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  return undefined
}
