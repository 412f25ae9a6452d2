import {
  liveEvent,
  liveOpened,
  newsEvent,
  openLive,
  openedEvent,
  type LiveEvent,
} from '@sohbet/contract/core/live'
import { requestPath } from '@sohbet/contract/request'
import type { EventSourceMessage } from 'eventsource-parser'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { refreshSession } from '../api/refresh-session.ts'
import { getSession } from '../session/session.ts'

/** The stream opened, or a live event arrived. */
export type StreamEvent = { id: string; opened: { isGap: boolean } } | { id: string; news: LiveEvent }

/** The server sends a heartbeat every 20 s; after this long the connection is dead. */
const longestSilenceMs = 65_000

type StreamOptions = { userId: string; after: string | undefined; signal: AbortSignal }

const ask = (token: string, { after, signal }: StreamOptions) =>
  fetch(requestPath(openLive, {}), {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(after !== undefined && { 'last-event-id': after }),
    },
    cache: 'no-store',
    signal,
  })

/** Like any call: a refused token is refreshed once, and only for the same user. */
async function answerFor(options: StreamOptions): Promise<Response | undefined> {
  const session = getSession()
  if (session?.user.id !== options.userId) return undefined
  const answer = await ask(session.accessToken, options)
  if (answer.status !== 401) return answer
  const renewed = await refreshSession(session.accessToken)
  return renewed?.user.id === options.userId ? ask(renewed.accessToken, options) : undefined
}

/** Aborts a silent stream. */
function heard(signal: AbortSignal) {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), longestSilenceMs)
  }
  restart()
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    stop: () => clearTimeout(timer),
    through: new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        restart()
        controller.enqueue(bytes)
      },
    }),
  }
}

/** Reads until the stream ends. Returns false when no user is signed in, so that the caller does not reconnect. */
export async function readStream(
  options: StreamOptions,
  onEvent: (event: StreamEvent) => void,
): Promise<boolean> {
  const { signal, stop, through } = heard(options.signal)
  try {
    const answer = await answerFor({ ...options, signal })
    if (!answer || answer.status === 401) return false
    if (!answer.ok || !answer.body) throw new Error(`The live stream failed with status ${answer.status}`)
    const text = answer.body.pipeThrough(through).pipeThrough(new TextDecoderStream())
    await readEvents(text.pipeThrough(new EventSourceParserStream()), onEvent)
    return true
  } finally {
    stop()
  }
}

async function readEvents(
  messages: ReadableStream<EventSourceMessage>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = messages.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { id = '', event, data } = read.value
    if (event === openedEvent) onEvent({ id, opened: liveOpened.parse(JSON.parse(data)) })
    if (event !== newsEvent) continue
    // A newer server may send kinds that this page does not know yet
    const news = liveEvent.safeParse(JSON.parse(data))
    if (news.success) onEvent({ id, news: news.data })
  }
}
