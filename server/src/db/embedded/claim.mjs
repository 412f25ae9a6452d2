// Plain JavaScript without packages: the scripts use it too, before anything is installed or built.
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/**
 * Makes this process the one holder of a folder, or says which living process holds it.
 *
 * The folder has one file, named after its holder. To take over from a dead one is to rename that very file, which
 * succeeds for one process however many try; an empty folder is taken by renaming a full one over it, likewise.
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
  await announce('') // not where the dead one was
  return {
    announce,
    async release() {
      await rm(join(folder, name), { force: true })
      await succeeded(rmdir(folder)) // unless someone has it by now
    },
  }
}

/** The living process that holds a folder, if there is one, and the address it has announced. */
export function findHolder(folder) {
  const name = nameIn(folder)
  const [pid, start] = name?.split('.') ?? []
  if (!(Number(pid) > 0) || !isAlive({ pid: Number(pid), start })) return undefined
  return { pid: Number(pid), url: readIfThere(join(folder, name)) || undefined }
}

/** The database of a data folder: in it, or where its link points. */
export function clusterOf(dataDir) {
  const cluster = join(dataDir, 'postgres')
  try {
    return resolve(dataDir, readlinkSync(cluster))
  } catch {
    return cluster
  }
}

export const ownerOf = (cluster) => `${cluster}.owner`

/** `start` tells a process from a later one with the same number. */
export function isAlive({ pid, start }) {
  const stat = procStat(pid)
  // A killed process that nobody has reaped yet still answers signals.
  if (stat?.state === 'Z') return false
  if (stat && start) return stat.start === start
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM' // it is there, and somebody else's
  }
}

/** When a process began, in the kernel's own words; undefined where there is no /proc or no such process. */
export const processStart = (pid) => procStat(pid)?.start

function procStat(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`)
  if (!stat) return undefined
  // The program's name stands in brackets and may hold anything, so we count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const boot = readIfThere('/proc/sys/kernel/random/boot_id').trim()
  return { state: fields[0], start: `${fields[19]}-${boot}` }
}

function nameIn(folder) {
  try {
    const names = readdirSync(folder)
    // What a file manager may have left there counts only when there is nothing else.
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

/** Someone else was quicker, and that is no error. */
async function succeeded(change) {
  try {
    await change
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) return false
    throw error
  }
}
