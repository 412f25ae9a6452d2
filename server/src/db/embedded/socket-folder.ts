import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'
import { mayEnter } from './run-as.ts'

export const port = 5432

/** The longest socket path that every system accepts, minus `.s.PGSQL.5432.lock`. */
const longest = 100 - `/.s.PGSQL.${port}.lock`.length

/** A private folder for the socket, the same at every start on this cluster. */
export async function makeSocketFolder({ cluster, user }: Home): Promise<string> {
  const name = `sohbet-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
  const usable = name.length + tmpdir().length < longest && (await mayEnter(user, tmpdir()))
  const folder = join(usable ? tmpdir() : '/tmp', name)
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (made && user) await chown(folder, user.uid, user.gid)
  await refuseForeign(folder, user?.uid ?? process.getuid?.())
  return folder
}

/** A killed PostgreSQL leaves its socket and a lock with its pid, which another process may have now. */
export async function clearSocketFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
}

/** The temp folder is open to all: another user may have created a folder of that name. */
async function refuseForeign(folder: string, uid: number | undefined): Promise<void> {
  const found = await lstat(folder)
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return
  throw new Error(`${folder} is needed for the database's socket but is not a private folder of its user`)
}
