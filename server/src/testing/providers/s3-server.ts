import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * The part of S3's API that we use: objects of one bucket, byte ranges, and lists of two objects a page.
 * Signatures are required but not verified.
 */
export async function startS3Server(bucket: string) {
  const objects = new Map<string, { content: Buffer; etag: string }>()
  let bytesSent = 0
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, first, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return refuse(response, 403, 'AccessDenied')
    if (first !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (!key) return response.end(listing(url.searchParams.get('continuation-token')))
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

  function listing(after: string | null): string {
    const keys = [...objects.keys()].toSorted().filter((key) => after === null || key > after)
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
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function toObject(request: IncomingMessage) {
  const content = await buffer(request)
  return { content, etag: `"${createHash('sha256').update(content).digest('hex')}"` }
}

function refuse(response: ServerResponse, status: number, code: string) {
  return response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
