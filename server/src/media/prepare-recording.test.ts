import { afterAll, describe, expect, test } from 'vitest'
import { ofDesktop, ofPhone } from '../testing/files/voice-recordings.ts'
import { createDecoder } from './decoder.ts'
import { prepareRecording } from './prepare-recording.ts'

const decoder = createDecoder()
afterAll(() => decoder.close())

describe.each([
  ['desktop browser', ofDesktop, 'webm', 'audio/webm'],
  ['phone', ofPhone, 'm4a', 'audio/mp4'],
] as const)('a recording of a %s', (_, original, kind, mimeType) => {
  test('gets the length that the browser left out', async () => {
    const found = await prepareRecording({ decoder }, original, { maxSeconds: 60 })
    expect(found).toMatchObject({ kind, seconds: expect.closeTo(2, 0) })
    const { seconds } = await decoder.readFormat(found.bytes, { mimeType })
    expect(seconds).toBeCloseTo(found.seconds, 1)
  })

  test('is refused when it is too long', async () => {
    const found = prepareRecording({ decoder }, original, { maxSeconds: 0.5 })
    await expect(found).rejects.toMatchObject({ code: 'RECORDING_TOO_LONG' })
  })

  test('is refused when it is shorter than a second', async () => {
    const start = original.subarray(0, Math.round(original.length * 0.3))
    await expect(prepareRecording({ decoder }, start, { maxSeconds: 60 })).rejects.toMatchObject({
      code: expect.stringMatching(/^(RECORDING_TOO_SHORT|INVALID_RECORDING)$/),
    })
  })
})

test('the title that a phone wrote is not kept', async () => {
  expect(ofPhone.includes('secret-title')).toBe(true)
  const { bytes } = await prepareRecording({ decoder }, ofPhone, { maxSeconds: 60 })
  expect(Buffer.from(bytes).includes('secret-title')).toBe(false)
})
