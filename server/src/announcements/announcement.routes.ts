import * as contract from '@sohbet/contract/messaging/announcements'
import type { Bind } from '../context/context.ts'
import { countReaders, readAnnouncements, readOwnAnnouncements } from './announcement.reads.ts'
import { announceToCourse } from './announce-to-course.ts'
import { createAnnouncement, withdrawAnnouncement } from './create-announcement.ts'

export function announcementRoutes(bind: Bind) {
  bind(contract.listAnnouncements, ({ db }, { query }) => readAnnouncements(db, query))
  bind(contract.countReaders, async ({ db }, { body }) => ({
    count: await countReaders(db, body),
  }))
  bind(contract.createAnnouncement, (ctx, { body }) => createAnnouncement(ctx, body))
  bind(contract.announceToCourse, (ctx, { params, body }) =>
    announceToCourse(ctx, { courseId: params.id, ...body }),
  )
  bind(contract.listOwnAnnouncements, ({ db, actor }) => readOwnAnnouncements(db, actor.userId))
  bind(contract.withdrawAnnouncement, (ctx, { params }) => withdrawAnnouncement(ctx, params.id))
}
