const decode = (bytes: ArrayBuffer, encoding: string) => new TextDecoder(encoding).decode(bytes)

/**
 * The text of a table file; undefined when it is not text. A file that is not UTF-8 comes from an older Excel,
 * which writes windows-1254 in Turkey, or UTF-16 as Unicode text.
 */
export async function readTableFile(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  // Pictures and workbooks contain zero bytes
  if (new Uint8Array(bytes).includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, 'windows-1254')
  }
}
