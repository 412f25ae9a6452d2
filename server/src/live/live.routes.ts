import { openLive } from '@sohbet/contract/core/live'
import type { Bind } from '../context/context.ts'
import { EventStream } from '../http/event-stream.ts'

export function liveRoutes(bind: Bind) {
  bind(openLive, async ({ db, live, actor: { userId, sessionId } }) => {
    await live.admit(userId)
    return new EventStream((opened) => live.open(db, { userId, sessionId, ...opened }))
  })
}
