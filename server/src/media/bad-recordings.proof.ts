import { afterAll, expect, test } from 'vitest'
import {
  cleanedRecordings,
  refusedRecordings,
  secret,
  tooLongRecordings,
} from '../testing/files/bad-recordings.ts'
import { AppError } from '../errors/app-error.ts'
import { createDecoder } from './decoder.ts'
import { prepareRecording } from './prepare-recording.ts'

const decoder = createDecoder()
afterAll(() => decoder.close())
const prepare = (bytes: Uint8Array) => prepareRecording({ decoder }, bytes, { maxSeconds: 60 })

test('there are at least 60 bad recordings', () => {
  expect(
    refusedRecordings.length + tooLongRecordings.length + cleanedRecordings.length,
  ).toBeGreaterThanOrEqual(60)
})

test.each(refusedRecordings)('%s is refused', async (_, make) => {
  const code = expect.stringMatching(/^(INVALID_RECORDING|RECORDING_TOO_SHORT)$/)
  await expect(prepare(await make())).rejects.toMatchObject({ code })
})

test.each(tooLongRecordings)('%s is too long', async (_, make) => {
  await expect(prepare(await make())).rejects.toMatchObject({ code: 'RECORDING_TOO_LONG', about: '60' })
})

test.each(cleanedRecordings)('of %s nothing but sound is kept', async (_, make) => {
  const none = { seconds: 0, bytes: new Uint8Array() }
  const { bytes, seconds } = await prepare(await make()).catch((error: unknown) => {
    if (error instanceof AppError) return none
    throw error
  })
  expect(seconds).toBeLessThanOrEqual(61)
  expect(Buffer.from(bytes).includes(secret)).toBe(false)
})
