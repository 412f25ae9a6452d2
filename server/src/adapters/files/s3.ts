import { Readable } from 'node:stream'
import { z } from 'zod'
import { findingOf } from '../finding.ts'
import { checkFileName, isFileName, type Files, type Part } from './files.ts'

/**
 * Credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the machine's role, as with AWS's
 * own tools.
 */
export type S3Options = { bucket: string; region: string; endpoint?: string | undefined }

/**
 * Timeouts. The socket timeout covers silence within a reply; without throwOnRequestTimeout the SDK would only
 * warn about a slow call.
 */
const waits = (milliseconds: number) => ({
  connectionTimeout: 5000,
  socketTimeout: milliseconds,
  requestTimeout: milliseconds,
  throwOnRequestTimeout: true,
})

/**
 * In bytes. A large object is fetched piece by piece, each after the previous one was consumed. A slow reader
 * then holds one or two pieces in memory and no connection to the bucket. Each piece has the time of one call.
 */
const pieceSize = 128 * 1024

async function* inPieces({ start, end }: Part, get: (piece: Part) => Promise<Uint8Array | undefined>) {
  for (let from = start; from <= end; from += pieceSize) {
    const piece = { start: from, end: Math.min(from + pieceSize - 1, end) }
    const bytes = await get(piece)
    if (bytes?.length !== piece.end - from + 1) throw new Error('the bucket gave another part than asked for')
    yield bytes
  }
}

/** Loaded on first use: a school with a folder never needs the SDK. */
export async function openClient({ region, endpoint }: Omit<S3Options, 'bucket'>, timeout: number) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other services do not know AWS's newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // One retry: a caller waits at most twice the timeout
    maxAttempts: 2,
    requestHandler: waits(timeout),
  })
  return { sdk, client }
}

/** Files in a bucket of AWS or a compatible service. An object appears whole or not at all. */
export function s3Files({ bucket, region, endpoint }: S3Options, { timeout = 15_000 } = {}): Files {
  let opening: ReturnType<typeof openClient> | undefined
  const ready = () => (opening ??= openClient({ region, endpoint }, timeout))
  const at = (name: string) => ({ Bucket: bucket, Key: checkFileName(name) })
  async function head(name: string) {
    const object = at(name)
    const { sdk, client } = await ready()
    return unlessMissing(client.send(new sdk.HeadObjectCommand(object)))
  }
  async function get(name: string, which: { Range?: string; IfMatch?: string | undefined } = {}) {
    const object = { ...at(name), ...which }
    const { sdk, client } = await ready()
    const { Body } = await client.send(new sdk.GetObjectCommand(object))
    return Body?.transformToByteArray()
  }
  async function sizes() {
    const { sdk, client } = await ready()
    const found = new Map<string, number>()
    for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket }))
      for (const { Key = '', Size = 0 } of page.Contents ?? []) if (isFileName(Key)) found.set(Key, Size)
    return found
  }

  return {
    async read(name) {
      const bytes = await unlessMissing(get(name))
      return bytes && new Uint8Array(bytes)
    },
    async open(name) {
      const found = await head(name)
      if (!found) return undefined
      const { ContentLength: size, ETag: version } = found
      if (size === undefined) throw new Error(`the bucket does not say how large ${name} is`)
      // All pieces of one version
      const piece = ({ start, end }: Part) => get(name, { Range: `bytes=${start}-${end}`, IfMatch: version })
      return {
        size,
        read: (part = { start: 0, end: size - 1 }) =>
          Readable.from(inPieces(part, piece), { objectMode: false, highWaterMark: 1 }),
      }
    },
    async put(name, bytes) {
      const object = { ...at(name), Body: bytes, ContentLength: bytes.length }
      const { sdk, client } = await ready()
      await client.send(new sdk.PutObjectCommand(object))
    },
    async has(name) {
      return (await head(name)) !== undefined
    },
    async remove(name) {
      const object = at(name)
      const { sdk, client } = await ready()
      await client.send(new sdk.DeleteObjectCommand(object))
    },
    check: () =>
      findingOf(async () => {
        const { sdk, client } = await ready()
        await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }))
      }, isRefusal),
    list: async () => [...(await sizes()).keys()],
    sizes,
  }
}

const refusedCall = z.object({ $metadata: z.object({ httpStatusCode: z.number().min(400).max(499) }) })
/** The bucket does not exist, or our key may not read it. */
const isRefusal = (error: unknown) => refusedCall.safeParse(error).success

async function unlessMissing<Found>(looked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looked
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
    throw error
  }
}
