import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is removed after the test. Readable by all by default, like a usual checkout. */
export function tempFolder({ mode = 0o755 }: { mode?: number } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'sohbet-test-'))
  chmodSync(folder, mode)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A log that a test can read afterwards. */
export function recordingLog() {
  const messages: string[] = []
  const write = (_details: object, message: string) => void messages.push(message)
  return { messages, info: write, warn: write, error: write }
}
