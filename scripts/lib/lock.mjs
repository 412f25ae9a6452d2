import { mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { claim } from '../../server/src/db/embedded/claim.mjs'
import { at, say } from './run.mjs'

/** Runs one install or build at a time in a checkout: two at once would overwrite each other's files. */
export async function withLock(work) {
  mkdirSync(at('data'), { recursive: true })
  const { release } = await acquire(at('data', 'preparing'))
  try {
    return await work()
  } finally {
    await release()
  }
}

async function acquire(folder) {
  let isWaiting = false
  for (;;) {
    const claimed = await claim(folder)
    if (!claimed.heldBy) return claimed
    if (!isWaiting) say(`Waiting for process ${claimed.heldBy.pid}, which is installing or building here…`)
    isWaiting = true
    await delay(200)
  }
}
