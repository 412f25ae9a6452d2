/** Whether a file has this text at a place, in its first bytes for example. */
export const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** Whether a file begins as an MP4: a video, or the recording of a phone. */
export const isMp4 = (bytes: Uint8Array): boolean => startsWith(bytes, 'ftyp', 4)
