type JpegHeader = { width: number; height: number; isProgressive: boolean; scans: number }

const [endOfPicture, startOfScan] = [0xd9, 0xda]

/** Markers without a length: stuffed zero, TEM, restarts and the start of the picture. */
const standsAlone = (mark: number) => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8)

/** Frame headers are C0 to CF, without Huffman tables (C4), an extension (C8) and arithmetic conditions (CC). */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

const isProgressiveFrame = (mark: number) => [0xc2, 0xc6, 0xca, 0xce].includes(mark)

/**
 * Size and number of scans of a JPEG, without decoding it. Looks for markers as decoders do, so that no scan is
 * overlooked. Undefined when the bytes are no JPEG or have no frame.
 */
export function readJpegHeader(bytes: Uint8Array): JpegHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8 || bytes[2] !== 0xff) return undefined
  let frame: Omit<JpegHeader, 'scans'> | undefined
  let scans = 0
  for (let at = 2; at + 3 < bytes.length;) {
    const mark = bytes[at + 1] ?? 0
    // Any number of bytes between two markers, and of FF before one
    if (bytes[at] !== 0xff || mark === 0xff) at += 1
    else if (mark === endOfPicture) break
    else if (standsAlone(mark)) at += 2
    else {
      if (mark === startOfScan) scans += 1
      if (isFrame(mark) && at + 8 < bytes.length) {
        const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
        frame ??= { width, height, isProgressive: isProgressiveFrame(mark) }
      }
      at += 2 + view.getUint16(at + 2)
    }
  }
  return frame && { ...frame, scans }
}
