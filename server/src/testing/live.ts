import { get, type IncomingMessage } from 'node:http'
import { openLive } from '@sohbet/contract/core/live'
import { requestPath } from '@sohbet/contract/request'
import { createParser, type EventSourceMessage } from 'eventsource-parser'

export type TestStream = Awaited<ReturnType<typeof openStream>>

/** A stream of events on its own connection. */
export async function openStream(url: string, headers: Record<string, string>) {
  const request = get(`${url}${requestPath(openLive, {})}`, { headers, agent: false })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
  })
  const events: EventSourceMessage[] = []
  const waiting = new Set<() => void>()
  const parser = createParser({
    onEvent(event) {
      events.push(event)
      for (const look of waiting) look()
    },
  })
  const ended = new Promise<void>((resolve) => {
    answer.setEncoding('utf8').on('data', (text: string) => parser.feed(text))
    answer.on('error', () => undefined).on('close', resolve)
  })
  /** Resolves with all events once this many have arrived. */
  const received = (count: number) =>
    new Promise<EventSourceMessage[]>((resolve, reject) => {
      const look = () => {
        if (events.length < count) return
        waiting.delete(look)
        resolve(events)
      }
      waiting.add(look)
      void ended.then(() => reject(new Error(`the stream ended after ${events.length} of ${count} events`)))
      look()
    })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    events,
    received,
    ended,
    leave: () => request.destroy(),
  }
}
