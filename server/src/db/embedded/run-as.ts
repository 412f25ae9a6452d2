import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user PostgreSQL runs as; undefined is the user of this process. */
export type User = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root. */
export async function nobody(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => run('id', [which, 'nobody'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

/** Asks the system, so that every parent folder counts. */
export async function mayEnter(user: User, path: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' })
    return true
  } catch (error) {
    // A check that was interrupted has no result.
    if (error instanceof Error && 'code' in error && error.code === 1) return false
    throw error
  }
}

/** A clean environment: no PG* variable may change the start, and no secret of ours is passed on. */
export const toolEnvironment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' })

/** Runs a PostgreSQL program to its end. */
export async function runTool(
  user: User,
  command: string,
  { args, input = '' }: { args: string[]; input?: string },
): Promise<void> {
  // Detached, because Ctrl-C reaches the whole process group: the start finishes first and is then undone.
  const options = { ...user, cwd: '/', env: toolEnvironment(), detached: true }
  const child = spawn(command, args, { ...options, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  // A program that ends before reading its input reports the reason on its output.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${command} failed:\n${output.trim()}`)
}

/** Gives a folder and its content to the user that PostgreSQL runs as. */
export async function giveTo(user: User, folder: string): Promise<void> {
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

export async function letAllRead(folder: string): Promise<void> {
  await run('chmod', ['-R', 'a+rX', folder])
}
