import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { isAlive, processStart } from './process.ts'

const holderSchema = z.object({
  pid: z.number().int().positive(),
  start: z.string().optional(),
  url: z.string().optional(),
})
export type Holder = z.infer<typeof holderSchema>

export type Claim = {
  /** Tells others where this process can be reached. */
  setUrl: (url: string) => Promise<void>
  release: () => Promise<void>
}

/**
 * Makes this process the one holder of a file, or says which living process holds it.
 * What a dead process left behind is taken over; of several that try at once exactly one succeeds.
 */
export async function claim(file: string): Promise<Claim | { heldBy: Holder }> {
  const holder: Holder = { pid: process.pid, start: processStart(process.pid) }
  let content = write(holder)
  const draft = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(draft, content)
  try {
    let outcome = await take(file, draft)
    while (outcome === 'again') outcome = await take(file, draft)
    if (outcome !== 'taken') return { heldBy: outcome }
  } finally {
    await rm(draft, { force: true })
  }
  return {
    async setUrl(url) {
      content = write({ ...holder, url })
      await writeFile(draft, content)
      await rename(draft, file)
    },
    async release() {
      if ((await read(file)) === content) await rm(file, { force: true })
    },
  }
}

/**
 * A dead holder has one successor: whoever first links `FILE.after-DIGEST`. Should that one die before it has
 * replaced the file, its own successor is looked for in the same way, so no leftover can block us.
 */
async function take(file: string, draft: string): Promise<'taken' | 'again' | Holder> {
  const first = await read(file)
  if (first === undefined) return (await linkNew(draft, file)) ? 'taken' : 'again'
  const passed: string[] = []
  let content = first
  for (;;) {
    const holder = parse(content)
    if (holder && isAlive(holder)) return holder
    const next = `${file}.after-${digest(content)}`
    passed.push(next)
    if (await linkNew(draft, next)) break
    const following = await read(next)
    if (following === undefined) return 'again'
    content = following
  }
  // Someone may have gone all this way and tidied up since we read the file.
  if ((await read(file)) !== first) {
    await rm(passed.pop() ?? draft, { force: true })
    return 'again'
  }
  await rename(draft, file)
  for (const leftover of passed) await rm(leftover, { force: true })
  return 'taken'
}

/** Links appear whole: nobody ever reads half a file. */
async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

// The id makes two claims of the same process differ.
const write = (holder: Holder) => JSON.stringify({ ...holder, id: randomUUID() })

function parse(content: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(content)).data
  } catch {
    return undefined
  }
}

const digest = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16)

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
