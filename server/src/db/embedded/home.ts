import { chmod, cp, lstat, mkdir, mkdtemp, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { CannotStart } from './cannot-start.ts'
import { clusterOf } from './claim.mjs'
import type { Log } from './log.ts'
import { giveTo, letAllRead, mayEnter, nobody, type User } from './run-as.ts'

/** One PostgreSQL: its programs, its cluster (data folder) and its user. */
export type Home = { bin: string; cluster: string; user: User }

type HomeOptions = {
  dataDir: string
  /** Place for binaries and data when PostgreSQL's user cannot enter their folders. */
  fallbackDir: string
  log: Log
}

export async function findHome({ dataDir: given, fallbackDir, log }: HomeOptions): Promise<Home> {
  const binaries = await findBinaries()
  await mkdir(given, { recursive: true })
  const dataDir = await realpath(given)
  const owner = await stat(clusterOf(dataDir)).catch(() => undefined)
  const ownUid = process.getuid?.()
  if (ownUid !== 0) {
    const cluster = clusterOf(dataDir)
    if (owner && owner.uid !== ownUid) {
      throw new CannotStart(
        `The database in ${cluster} belongs to another user: start as that user, or as root`,
      )
    }
    return { bin: join(binaries.folder, 'bin'), cluster, user: undefined }
  }

  // A cluster made by another user keeps its owner, so that it can start without root again.
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await nobody()
  const link = join(dataDir, 'postgres')
  const isNew = !(await lstat(link).catch(() => undefined))
  if (isNew && !(await mayEnter(user, dataDir))) await linkElsewhere(link, { fallbackDir, log })
  const cluster = clusterOf(dataDir)
  if (!(await mayEnter(user, dirname(cluster)))) {
    throw new CannotStart(`The database is in ${cluster}, where PostgreSQL's user may not or no longer enter`)
  }
  if (owner?.uid === 0) await giveTo(user, cluster)

  let { folder } = binaries
  if (!(await mayEnter(user, join(folder, 'bin', 'postgres')))) {
    folder = await copyBinaries(folder, { to: join(fallbackDir, `postgres-${binaries.version}`), log })
  }
  return { bin: join(folder, 'bin'), cluster, user }
}

/** The link is the only reference to the other place: an emptied data folder starts again. */
async function linkElsewhere(link: string, { fallbackDir, log }: { fallbackDir: string; log: Log }) {
  await makePublicFolder(fallbackDir)
  const folder = await mkdtemp(join(fallbackDir, 'data-'))
  await chmod(folder, 0o755)
  const cluster = join(folder, 'postgres')
  try {
    await symlink(cluster, link)
    log.warn({ cluster }, `PostgreSQL's user may not enter ${link}, so the database is kept in ${cluster}`)
  } catch (error) {
    await rm(folder, { recursive: true })
    // Another start was faster, and its place is as good.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** Copies are immutable and named by version, so checkouts can share them. */
async function copyBinaries(from: string, { to, log }: { to: string; log: Log }): Promise<string> {
  if (await stat(to).catch(() => undefined)) return to
  const draft = `${to}.${process.pid}`
  await makePublicFolder(dirname(to))
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await letAllRead(draft)
  // Another start may have been faster; its copy is as good.
  await rename(draft, to).catch(() => rm(draft, { recursive: true, force: true }))
  log.info({ to }, `PostgreSQL's user may not enter ${from}, so its programs were copied`)
  return to
}

/** Ignores the umask, because PostgreSQL's user must be able to enter. */
async function makePublicFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
}
