import { createHash } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBinaries } from './binaries.ts'
import type { Log } from './log.ts'
import { giveTo, letAllRead, mayEnter, nobody, type User } from './run-as.ts'

/** Where one PostgreSQL lives: its programs, its cluster (data folder) and the user it runs as. */
export type Home = { bin: string; cluster: string; user: User }

export type HomeOptions = {
  dataDir: string
  /** Where binaries and data go when PostgreSQL's user can't enter the folders they are in. */
  fallbackDir: string
  log: Log
}

export async function findHome({ dataDir, fallbackDir, log }: HomeOptions): Promise<Home> {
  const binaries = await findBinaries()
  await mkdir(dataDir, { recursive: true })
  const wanted = join(await realpath(dataDir), 'postgres')
  const owner = await stat(wanted).catch(() => undefined)
  const ownUid = process.getuid?.()
  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) {
      throw new Error(`The database in ${wanted} belongs to another user: start as that user, or as root`)
    }
    return { bin: join(binaries.folder, 'bin'), cluster: await followLink(wanted), user: undefined }
  }

  // A cluster that a person made before stays theirs, so that they can start without root again.
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await nobody()
  const cluster = await enterableCluster({ wanted, user, fallbackDir, log })
  if (owner?.uid === 0) await giveTo(user, cluster)

  let { folder } = binaries
  if (!(await mayEnter(user, join(folder, 'bin', 'postgres')))) {
    folder = await copyBinaries(folder, { to: join(fallbackDir, `postgres-${binaries.version}`), log })
  }
  return { bin: join(folder, 'bin'), cluster, user }
}

async function enterableCluster({
  wanted,
  user,
  fallbackDir,
  log,
}: {
  wanted: string
  user: User
  fallbackDir: string
  log: Log
}): Promise<string> {
  const present = await lstat(wanted).catch(() => undefined)
  if (present?.isSymbolicLink()) return readlink(wanted)
  if (await mayEnter(user, dirname(wanted))) return wanted

  const own = join(fallbackDir, createHash('sha256').update(wanted).digest('hex').slice(0, 16))
  const cluster = join(own, 'postgres')
  await makePublicFolder(fallbackDir)
  await makePublicFolder(own)
  // Without its link this was forgotten on purpose: someone has emptied the data folder.
  const kept = `${cluster}.${new Date().toISOString().replaceAll(':', '-')}`
  const forgotten = await rename(cluster, kept).then(
    () => true,
    () => false,
  )
  if (forgotten) log.warn({ kept }, 'The data folder is new; the database it had before is kept aside')
  if (present) {
    await cp(wanted, cluster, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
    await giveTo(user, cluster)
    await rename(wanted, `${wanted}.moved`)
  }
  await symlink(cluster, wanted)
  log.warn({ cluster }, `PostgreSQL may not enter ${wanted}, so the database is kept in ${cluster}`)
  return cluster
}

/** Copies are immutable and named by version, so checkouts can share them. */
async function copyBinaries(from: string, { to, log }: { to: string; log: Log }): Promise<string> {
  if (await stat(to).catch(() => undefined)) return to
  const draft = `${to}.${process.pid}`
  await makePublicFolder(dirname(to))
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await letAllRead(draft)
  // Another start may have been quicker; its copy is as good.
  await rename(draft, to).catch(() => rm(draft, { recursive: true, force: true }))
  log.info({ to }, `PostgreSQL's user may not enter ${from}, so its programs were copied`)
  return to
}

/** Whatever the umask: PostgreSQL's user has to pass through. */
async function makePublicFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}

const followLink = (path: string) => realpath(path).catch(() => path)
