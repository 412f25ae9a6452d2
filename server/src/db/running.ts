import { join } from 'node:path'
import { claim, type Claim } from './embedded/claim.ts'

export type AlreadyRunning = { alreadyRunning: { pid: number; url: string | undefined } }

/** One app a data folder. Claimed before anything else is touched; `url` is unknown while the first still starts. */
export async function claimRunning(dataDir: string): Promise<Claim | AlreadyRunning> {
  const result = await claim(join(dataDir, 'running.json'))
  if (!('heldBy' in result)) return result
  const { pid, url } = result.heldBy
  return { alreadyRunning: { pid, url } }
}
