import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ConfigError } from '../config.ts'
import { giveTo, mayEnter } from '../db/embedded/run-as.ts'

const run = promisify(execFile)

type SystemUser = { uid: number; gid: number }

async function findUser(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => run('id', [which, name])))
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
  } catch {
    return undefined
  }
}

/** Makes the user that runs the app, unless there is one. */
export async function ensureUser(name: string, dataDir: string): Promise<SystemUser> {
  const home = ['--home-dir', dataDir, '--no-create-home', '--shell', '/usr/sbin/nologin']
  if (!(await findUser(name))) await run('useradd', ['--system', '--user-group', ...home, name])
  const user = await findUser(name)
  if (!user) throw new ConfigError(`There is no user ${name}, and useradd did not make one`)
  return user
}

/** The user owns the folders that the app writes, and must reach the programs. */
export async function giveFolders(
  { name, user }: { name: string; user: SystemUser },
  { folders, paths }: { folders: readonly string[]; paths: readonly string[] },
): Promise<void> {
  for (const folder of folders) await giveTo(user, folder)
  for (const path of [...paths, ...folders]) {
    if (!(await mayEnter(user, path)))
      throw new ConfigError(
        `The user ${name} may not enter ${path}: move it where everybody may, such as /srv/sohbet, and run this again`,
      )
  }
}
