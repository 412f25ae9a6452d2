import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Opened = { response: ServerResponse; lastEventId: string | undefined }

/** A handler's reply that stays open: `open` gets the response after its head was sent, and ends it. */
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
  response.setHeader('x-accel-buffering', 'no') // a proxy must not buffer
  response.setHeader('connection', 'close') // the end of the stream ends the connection
  response.flushHeaders()
  try {
    await stream.open({ response, lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined })
  } catch (err) {
    // The head is sent; an empty end makes the client reconnect
    request.log.warn({ err }, 'A stream of events could not be opened')
    response.end()
  }
}
