import { spawn, type SpawnOptions } from 'node:child_process'
import { createInterface } from 'node:readline'
import { program } from './programs.ts'

/** Starts the writer app as a separate process. */
export const startWriterApp = (args: string[], options: SpawnOptions = {}) =>
  startChild([...program('writer-app'), ...args], options)

export function startChild(args: string[], options: SpawnOptions = {}) {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const { stdout, stderr, pid } = child
  if (!stdout || !stderr || pid === undefined) throw new Error('The child did not start')

  const lines: string[] = []
  let errors = ''
  let listener: (() => void) | undefined
  createInterface({ input: stdout }).on('line', (line) => {
    lines.push(line)
    listener?.()
  })
  stderr.on('data', (chunk) => (errors += chunk))
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('close', () => listener?.())
  })
  // The killed app's PostgreSQL does not hold our pipes, so they close with the app and all lines have arrived.
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))

  return {
    pid,
    lines,
    errors: () => errors,
    acknowledged: () => lines.filter((line) => line.startsWith('ack ')).map((line) => line.slice(4)),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: async () => {
      await closed
      return ended
    },
    /** Waits until this many lines have been printed. */
    async printed(count: number) {
      const enough = new Promise<void>((resolve) => {
        listener = () => lines.length >= count && resolve()
        listener()
      })
      await Promise.race([enough, closed])
      if (lines.length < count) throw new Error(`The child ended early:\n${errors}`)
    },
  }
}
