import * as contract from '@sohbet/contract/messaging/announcements'
import type { Bind } from '../context/context.ts'
import { countReaders, readAnnouncements, readOwnAnnouncements } from './announcement.reads.ts'
import { announceToCourses } from './announce-to-courses.ts'
import { createAnnouncement, withdrawAnnouncement } from './create-announcement.ts'

export function announcementRoutes(bind: Bind) {
  bind(contract.listAnnouncements, ({ db }, { query }) => readAnnouncements(db, query))
  bind(contract.countReaders, async ({ db }, { body }) => ({
    count: await countReaders(db, body),
  }))
  bind(contract.createAnnouncement, (ctx, { body }) => createAnnouncement(ctx, body))
  bind(contract.announceToCourses, (ctx, { body }) => announceToCourses(ctx, body))
  bind(contract.listOwnAnnouncements, ({ db, actor }) => readOwnAnnouncements(db, actor.userId))
  bind(contract.withdrawAnnouncement, (ctx, { params }) => withdrawAnnouncement(ctx, params.id))
}
