import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const patienceMilliseconds = 60_000

const running = new Set<ChildProcess>()

async function stop(child: ChildProcess) {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  running.delete(child)
}

// A stopped measurement leaves no servers behind
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void Promise.all([...running].map(stop)).finally(() => process.exit(1))
  })

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
  running.add(child)
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine)
  const deadline = Date.now() + patienceMilliseconds
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${args.join(' ')} did not start`)
    await pause(100)
  }
  return { stop: () => stop(child) }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
