export type PictureHeader = {
  width: number
  height: number
  /** The decoder holds every pixel of it in memory. */
  isHeld: boolean
}

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')
const interlaced = 1

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The size that a PNG states; undefined for other files. */
export function readPngHeader(bytes: Uint8Array): PictureHeader | undefined {
  const png = bufferOf(bytes)
  if (png.length < 29 || !png.subarray(0, 8).equals(pngStart)) return undefined
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), isHeld: png[28] === interlaced }
}

/** The size that a WebP states; undefined for other files. */
export function readWebpHeader(bytes: Uint8Array): PictureHeader | undefined {
  const webp = bufferOf(bytes)
  const text = (start: number) => webp.toString('latin1', start, start + 4)
  if (webp.length < 30 || text(0) !== 'RIFF' || text(8) !== 'WEBP') return undefined
  const size = webpSizes[text(12)]?.(webp)
  return size && { ...size, isHeld: true }
}

/** By the kind of its first chunk: lossy, lossless, or with more chunks to come. */
const webpSizes: Record<string, (webp: Buffer) => { width: number; height: number }> = {
  'VP8 ': (webp) => ({ width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff }),
  VP8L: (webp) => {
    const bits = webp.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  },
  VP8X: (webp) => ({ width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 }),
}
