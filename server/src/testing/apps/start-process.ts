import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A program that ends with the test, and its output. */
export function startProcess(
  command: string,
  args: string[],
  { env, cwd }: { env?: Record<string, string>; cwd?: string } = {},
) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const words = new EventEmitter()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      words.emit('more')
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), output }))
  async function said(text: string): Promise<string> {
    while (!output.includes(text)) {
      const gone = await Promise.race([once(words, 'more').then(() => false), ended.then(() => true)])
      if (gone && !output.includes(text)) throw new Error(`It ended without saying ${text}:\n${output}`)
    }
    return output
  }
  return { child, ended, said }
}
