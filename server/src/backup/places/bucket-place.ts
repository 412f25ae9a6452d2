import { openClient, type S3Options } from '../../adapters/files/s3.ts'
import { byteReader } from '../archive/byte-reader.ts'
import { isArchiveName } from '../archive/archive.ts'
import { BackupError } from '../manifest.ts'
import type { BackupPlace } from './place.ts'

/** In bytes. Buckets take at most 10,000 parts of at least 5 MB: 160 GB. */
const partSize = 16 * 1024 * 1024
const timeout = 120_000

type Options = S3Options & { prefix: string }

type Client = Awaited<ReturnType<typeof openClient>>
type Upload = { object: { Bucket: string; Key: string }; signal: AbortSignal | undefined }

/** Archives in a bucket, below a prefix. An upload in parts appears when its last step succeeds. */
export function bucketPlace({ bucket, prefix, ...where }: Options): BackupPlace {
  let opening: Promise<Client> | undefined
  const ready = () => (opening ??= openClient(where, timeout))
  const start = prefix && `${prefix}/`
  const at = (name: string) => ({ Bucket: bucket, Key: `${start}${name}` })

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const { sdk, client } = await ready()
    const { ContentLength: size = 0, ETag } = await client.send(new sdk.HeadObjectCommand(at(name)))
    for (let from = 0; from < size; from += partSize) {
      const Range = `bytes=${from}-${Math.min(from + partSize, size) - 1}`
      // All pieces of one version
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(name), Range, IfMatch: ETag }))
      if (!Body) throw new BackupError(`The bucket did not send ${name}`)
      yield await Body.transformToByteArray()
    }
  }

  return {
    where: `s3://${bucket}/${prefix}`.replace(/\/$/, ''),
    async write(name, content, signal) {
      return upload(await ready(), content, { object: at(name), signal })
    },
    read,
    async list() {
      const { sdk, client } = await ready()
      const found: string[] = []
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start }))
        for (const { Key = '' } of page.Contents ?? []) found.push(Key.slice(start.length))
      return found.filter(isArchiveName).toSorted()
    },
    async remove(name) {
      const { sdk, client } = await ready()
      await client.send(new sdk.DeleteObjectCommand(at(name)))
    },
    async removeDrafts() {
      const { sdk, client } = await ready()
      const { Uploads } = await client.send(
        new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: start }),
      )
      for (const { Key = '', UploadId } of Uploads ?? []) {
        if (isArchiveName(Key.slice(start.length)))
          await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
      }
    },
  }
}

async function upload(
  { sdk, client }: Client,
  content: AsyncIterable<Uint8Array>,
  { object, signal }: Upload,
): Promise<number> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(object))
  const parts: { PartNumber: number; ETag: string | undefined }[] = []
  try {
    const reader = byteReader(content)
    let size = 0
    do {
      signal?.throwIfAborted()
      const Body = await reader.take(partSize)
      size += Body.length
      const part = { PartNumber: parts.length + 1, Body, ContentLength: Body.length }
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...object, UploadId, ...part }))
      parts.push({ PartNumber: part.PartNumber, ETag })
    } while (!(await reader.isAtEnd()))
    const MultipartUpload = { Parts: parts }
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload }))
    return size
  } catch (error) {
    const aborted = client.send(new sdk.AbortMultipartUploadCommand({ ...object, UploadId }))
    await aborted.catch(() => undefined)
    throw error
  }
}
