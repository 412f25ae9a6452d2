import { mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { claim } from '../server/src/db/embedded/claim.mjs'
import { at, say } from './tools.mjs'

/** One install or build at a time in a checkout: two would pull each other's files away. */
export async function alone(work) {
  mkdirSync(at('data'), { recursive: true })
  const { release } = await waitFor(at('data', 'preparing'))
  try {
    return await work()
  } finally {
    await release()
  }
}

async function waitFor(folder) {
  let told = false
  for (;;) {
    const claimed = await claim(folder)
    if (!claimed.heldBy) return claimed
    if (!told) say(`Waiting for process ${claimed.heldBy.pid}, which installs or builds here…`)
    told = true
    await delay(200)
  }
}
