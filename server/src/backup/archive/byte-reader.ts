/** Reads a stream in pieces of the caller's choice. */
export function byteReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]()
  /** The rest of the last chunk. */
  let held: Uint8Array = new Uint8Array()
  let isOver = false

  /** Fills the empty `held`; false at the end. */
  async function more(): Promise<boolean> {
    while (held.length === 0 && !isOver) {
      const { value, done } = await chunks.next()
      if (done) isOver = true
      else held = value
    }
    return held.length > 0
  }

  /** The next `length` bytes as they come. */
  async function* pieces(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0 && (await more());) {
      const piece = held.subarray(0, left)
      held = held.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  return {
    pieces,
    /** Exactly `length` bytes, or fewer at the end. */
    async take(length: number): Promise<Buffer> {
      const taken: Uint8Array[] = []
      for await (const piece of pieces(length)) taken.push(piece)
      return Buffer.concat(taken)
    },
    isAtEnd: async (): Promise<boolean> => !(await more()),
  }
}
