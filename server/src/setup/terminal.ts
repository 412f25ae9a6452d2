import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Terminal } from './ask.ts'

/** The terminal of this process. What people type as a secret is not shown. */
export function openTerminal(): Terminal & { close: () => void } {
  let isHidden = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  // Ctrl-C and Ctrl-D end the recipe before it has written anything
  const ended = new Promise<never>((_resolve, reject) => {
    lines.once('SIGINT', () => reject(new Error('Stopped; nothing was changed')))
    lines.once('close', () => reject(new Error('Stopped; nothing was changed')))
  })
  ended.catch(() => undefined)
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    async ask(prompt, { isSecret = false } = {}) {
      process.stdout.write(isSecret ? prompt : '')
      isHidden = isSecret
      try {
        return await Promise.race([lines.question(isSecret ? '' : prompt), ended])
      } finally {
        if (isHidden) process.stdout.write('\n')
        isHidden = false
      }
    },
    close: () => lines.close(),
  }
}
