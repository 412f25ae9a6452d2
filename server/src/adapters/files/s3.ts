import { checkFileName, isFileName, type Files } from './files.ts'

/** Credentials come as AWS's own tools take them: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role. */
export type S3Options = { bucket: string; region: string; endpoint?: string | undefined }

/** Silence within an answer is told by its socket; without the last word a call that takes too long is only warned of. */
const waits = (milliseconds: number) => ({
  connectionTimeout: 5000,
  socketTimeout: milliseconds,
  requestTimeout: milliseconds,
  throwOnRequestTimeout: true,
})

/** Files in a bucket of AWS or of a service that speaks like it. An object appears whole or not at all. */
export function s3Files({ bucket, region, endpoint }: S3Options, { patience = 15_000 } = {}): Files {
  const open = async () => {
    // Loaded at the first use: who keeps files in a folder never needs it
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Other services do not know AWS's newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // One more try: whoever asked waits for twice the patience at most
      maxAttempts: 2,
      requestHandler: waits(patience),
    })
    return { sdk, client }
  }
  let opening: ReturnType<typeof open> | undefined
  const ready = () => (opening ??= open())
  const at = (name: string) => ({ Bucket: bucket, Key: checkFileName(name) })
  async function read(name: string) {
    const object = at(name)
    const { sdk, client } = await ready()
    const found = await unlessMissing(client.send(new sdk.GetObjectCommand(object)))
    const bytes = await found?.Body?.transformToByteArray()
    return bytes && new Uint8Array(bytes)
  }

  return {
    read,
    async open(name) {
      const bytes = await read(name)
      return bytes && new Blob([bytes])
    },
    async put(name, bytes) {
      const object = { ...at(name), Body: bytes, ContentLength: bytes.length }
      const { sdk, client } = await ready()
      await client.send(new sdk.PutObjectCommand(object))
    },
    async has(name) {
      const object = at(name)
      const { sdk, client } = await ready()
      return (await unlessMissing(client.send(new sdk.HeadObjectCommand(object)))) !== undefined
    },
    async remove(name) {
      const object = at(name)
      const { sdk, client } = await ready()
      await client.send(new sdk.DeleteObjectCommand(object))
    },
    async list() {
      const { sdk, client } = await ready()
      const names: string[] = []
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket })) {
        names.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key && isFileName(Key) ? [Key] : [])))
      }
      return names
    },
  }
}

async function unlessMissing<Found>(looked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looked
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
    throw error
  }
}
