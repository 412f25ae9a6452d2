import * as contract from '@sohbet/contract/messaging/announcements'
import type { Bind } from '../context/context.ts'
import { countReaders, readAnnouncements } from './announcement.reads.ts'
import { createAnnouncement, withdrawAnnouncement } from './create-announcement.ts'

export function announcementRoutes(bind: Bind) {
  bind(contract.listAnnouncements, ({ db }, { query }) => readAnnouncements(db, query))
  bind(contract.countReaders, async ({ db }, { body }) => ({
    count: await countReaders(db, body),
  }))
  bind(contract.createAnnouncement, (ctx, { body }) => createAnnouncement(ctx, body))
  bind(contract.withdrawAnnouncement, (ctx, { params }) => withdrawAnnouncement(ctx, params.id))
}
