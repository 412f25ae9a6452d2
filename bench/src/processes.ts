import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMilliseconds = 60_000

/** Starts a Node process and waits until it replies. */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  readyUrl: string,
  onLine?: (line: string) => void,
) {
  if (await answers(readyUrl)) throw new Error(`${readyUrl} already replies: another program uses this port`)
  // Without onLine the log goes to /dev/null; it is not switched off, because the measurement includes logging
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
  })
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine)
  const deadline = Date.now() + patienceMilliseconds
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${args.join(' ')} did not start`)
    await pause(100)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
