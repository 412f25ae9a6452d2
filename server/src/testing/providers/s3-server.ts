import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * The part of S3's API that we use: objects of one bucket, byte ranges, uploads in parts, and lists of two objects a
 * page. Signatures are required but not verified.
 */
export async function startS3Server(bucket: string) {
  const objects: Objects = new Map()
  const uploads = startUploads(objects)
  let bytesSent = 0
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, first, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return refuse(response, 403, 'AccessDenied')
    if (first !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const reply = await uploads.answer(request, { key, query: url.searchParams })
    if (reply) return response.writeHead(reply.status, { etag: reply.etag }).end(reply.body)
    if (!key) return response.end(listing(url.searchParams))
    if (request.method === 'PUT') objects.set(key, await toObject(request))
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'GET' || request.method === 'HEAD') return give(request, response, key)
    return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
  }

  function give({ method, headers }: IncomingMessage, response: ServerResponse, key: string) {
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const { content, etag } = found
    if (![undefined, etag].includes(headers['if-match'])) return refuse(response, 412, 'PreconditionFailed')
    const asked = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
    const bytes = asked ? content.subarray(Number(asked[1]), Number(asked[2]) + 1) : content
    response.writeHead(asked ? 206 : 200, { etag, 'content-length': bytes.length })
    if (method === 'HEAD') return response.end()
    bytesSent += bytes.length
    return response.end(bytes)
  }

  function listing(query: URLSearchParams): string {
    const [after, prefix] = [query.get('continuation-token'), query.get('prefix') ?? '']
    const listed = [...objects.keys()].toSorted().filter((key) => key.startsWith(prefix))
    const keys = listed.filter((key) => after === null || key > after)
    const page = keys.slice(0, 2)
    const isMore = keys.length > page.length
    const sizeOf = (key: string) => objects.get(key)?.content.length ?? 0
    const contents = page
      .map((key) => `<Contents><Key>${key}</Key><Size>${sizeOf(key)}</Size></Contents>`)
      .join('')
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents}</ListBucketResult>`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** Bytes of objects sent since the start. */
    bytesSent: () => bytesSent,
    /** Uploads in parts that were neither completed nor aborted. */
    openUploads: uploads.open,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Objects = Map<string, { content: Buffer; etag: string }>
type Reply = { status: number; etag: string; body: string }

/** Uploads in parts: an object appears when its upload is completed. */
function startUploads(objects: Objects) {
  const open = new Map<string, { key: string; parts: Map<number, Buffer> }>()
  let count = 0
  const reply = (body = '', etag = '""'): Reply => ({ status: 200, etag, body })

  async function answer(
    request: IncomingMessage,
    { key, query }: { key: string; query: URLSearchParams },
  ): Promise<Reply | undefined> {
    const [id, number] = [query.get('uploadId'), Number(query.get('partNumber'))]
    if (query.has('uploads') && request.method === 'GET') return reply(listUploads())
    if (query.has('uploads')) {
      open.set(`upload-${++count}`, { key, parts: new Map() })
      return reply(
        `<InitiateMultipartUploadResult><UploadId>upload-${count}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (id === null) return undefined
    const upload = open.get(id)
    const content = await buffer(request)
    if (!upload) return { ...reply('<Error><Code>NoSuchUpload</Code></Error>'), status: 404 }
    if (request.method === 'PUT') {
      upload.parts.set(number, content)
      return reply('', `"${id}-${number}"`)
    }
    open.delete(id)
    if (request.method === 'DELETE') return { ...reply(), status: 204 }
    const parts = [...upload.parts].toSorted(([one], [other]) => one - other).map(([, part]) => part)
    objects.set(key, { content: Buffer.concat(parts), etag: `"${id}"` })
    return reply('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  const listUploads = () => {
    const items = [...open].map(
      ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
    )
    return `<?xml version="1.0"?><ListMultipartUploadsResult>${items.join('')}</ListMultipartUploadsResult>`
  }
  return { answer, open: () => [...open.values()].map(({ key }) => key) }
}

async function toObject(request: IncomingMessage) {
  const content = await buffer(request)
  return { content, etag: `"${createHash('sha256').update(content).digest('hex')}"` }
}

function refuse(response: ServerResponse, status: number, code: string) {
  return response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
