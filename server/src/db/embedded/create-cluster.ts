import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { clusterOf } from './claim.mjs'
import type { Home } from './home.ts'
import { giveTo, runTool } from './run-as.ts'

export const superuser = 'sohbet'
export const database = 'sohbet'

const isCluster = async (cluster: string): Promise<boolean> =>
  (await stat(join(cluster, 'PG_VERSION')).catch(() => undefined)) !== undefined

export const hasCluster = (dataDir: string): Promise<boolean> => isCluster(clusterOf(dataDir))

/** Creates the cluster if missing. It gets its name only when complete, so a kill does no harm. */
export async function createClusterIfMissing(
  { bin, cluster, user }: Home,
  { durable }: { durable: boolean },
): Promise<boolean> {
  if (await isCluster(cluster)) return false
  const parent = dirname(cluster)
  await removeDrafts(cluster)
  const draft = `${cluster}.new-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  await giveTo(user, draft)
  await runTool(user, join(bin, 'initdb'), {
    args: [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      // It listens only on the socket, and only our user can enter its folder.
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ],
  })
  await runTool(user, join(bin, 'postgres'), {
    args: ['--single', '-D', draft, ...(durable ? [] : ['-c', 'fsync=off']), 'postgres'],
    input: `CREATE DATABASE ${database};\n`,
  })
  await rename(draft, cluster)
  if (durable) await syncFolder(parent)
  return true
}

async function removeDrafts(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`
  for (const name of await readdir(dirname(cluster))) {
    if (name.startsWith(prefix)) await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

/** A rename is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
