// Plain JavaScript without packages, because the scripts use it before anything is installed or built.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Makes this process the only holder of a folder, or returns the running process that holds it.
 *
 * The folder has one file, named after its holder. Renaming is atomic, so only one of several processes succeeds:
 * a process takes over from a dead holder by renaming its file, and an empty folder by renaming a prepared folder
 * over it.
 */
export async function claim(folder, { giveTo = async () => undefined } = {}) {
  const name = [process.pid, processStart(process.pid) ?? '', randomUUID()].join('.')
  const draft = `${folder}.${randomUUID()}`
  await mkdir(draft)
  await writeFile(join(draft, name), '')
  await giveTo(draft)
  try {
    for (;;) {
      const held = nameIn(folder)
      const holder = held && findHolder(folder)
      if (holder) return { heldBy: holder }
      const taken = held ? rename(join(folder, held), join(folder, name)) : rename(draft, folder)
      if (await succeeded(taken)) break
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  const announce = (url) => writeFile(join(folder, name), url)
  await announce('') // removes the URL of the dead holder
  return {
    announce,
    async release() {
      await rm(join(folder, name), { force: true })
      await succeeded(rmdir(folder)) // fails when another process has taken it meanwhile
    },
  }
}

/** The running process that holds a folder, and its published URL; undefined when there is none. */
export function findHolder(folder) {
  const name = nameIn(folder)
  const [pid, start] = name?.split('.') ?? []
  if (!(Number(pid) > 0) || !isAlive({ pid: Number(pid), start })) return undefined
  return { pid: Number(pid), url: readIfThere(join(folder, name)) || undefined }
}

/** The PostgreSQL folder of a data folder: inside it, or the target of its link. */
export function clusterOf(dataDir) {
  const cluster = join(dataDir, 'postgres')
  try {
    return resolve(dataDir, readlinkSync(cluster))
  } catch {
    return cluster
  }
}

export const ownerOf = (cluster) => `${cluster}.owner`

/** `start` distinguishes a process from a later one with the same pid. */
export function isAlive({ pid, start }) {
  const stat = procStat(pid)
  // A killed process that was not reaped yet still accepts signals.
  if (stat?.state === 'Z') return false
  if (stat && start) return stat.start === start
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM' // it runs as another user
  }
}

/** Start time of a process as the kernel writes it; undefined without /proc or without such a process. */
export const processStart = (pid) => procStat(pid)?.start

function procStat(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`)
  if (!stat) return undefined
  // The program's name is in brackets and may contain any character, so the fields are counted after its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const boot = readIfThere('/proc/sys/kernel/random/boot_id').trim()
  return { state: fields[0], start: `${fields[19]}-${boot}` }
}

function nameIn(folder) {
  try {
    const names = readdirSync(folder)
    // Files of a file manager count only when there is no other file.
    return names.find((name) => /^\d+\./.test(name)) ?? names[0]
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** False when another process was faster, which is no error. */
async function succeeded(change) {
  try {
    await change
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) return false
    throw error
  }
}
