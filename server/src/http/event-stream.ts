import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Opened = { response: ServerResponse; lastEventId: string | undefined }

/** What a handler answers that goes on telling: it gets the response once its head is sent, and ends it. */
export class EventStream {
  readonly open: (opened: Opened) => Promise<void>

  constructor(open: (opened: Opened) => Promise<void>) {
    this.open = open
  }
}

export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: EventStream,
): Promise<void> {
  const { raw: response } = reply.hijack()
  const lastEventId = request.headers['last-event-id']
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value)
  response.setHeader('content-type', 'text/event-stream; charset=utf-8')
  response.setHeader('x-accel-buffering', 'no') // a proxy must not collect before it passes on
  response.setHeader('connection', 'close') // whatever ends the stream ends the connection
  response.flushHeaders()
  try {
    await stream.open({ response, lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined })
  } catch (err) {
    // The head is gone: an end without a word makes the client come again
    request.log.warn({ err }, 'A stream of events could not be opened')
    response.end()
  }
}
