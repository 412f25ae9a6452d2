import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import { labelOfOthers } from '@sohbet/contract/notifications/words/lesson-words'
import { notificationWords } from '@sohbet/contract/notifications/notification-words'
import { otherTimePath } from '@sohbet/contract/notifications/notification-path'
import type { OtherLessonTime } from '@sohbet/contract/lessons/coach-away-notices'
import type { Notice } from '@sohbet/contract/notifications/notifications'
import { noticeMailOf } from '@sohbet/contract/site/notice-mails'
import { formatMoney } from '@sohbet/domain/money/money'
import { zonedTime, type TimeReader } from '@sohbet/domain/zoned-time'
import type { CoachFace, Letter } from './letter.ts'
import { languageOf, tidyName } from './words.ts'

type Values = {
  language: Language | null
  timeZone?: string | null
  username: string
  role: Role
  notice: Notice
  publicUrl: string
  path: string
  /** Who teaches the session or the lesson, for its learner. */
  coach?: CoachFace | null | undefined
  /** Of a campaign: the addresses that end such mails, for readers and for mail programs. */
  unsubscribe?: { page: string; post: string } | undefined
}

/** A notification by mail. `{text}` has the words of the notification on the screen. */
export function notificationMail({
  language: chosen,
  timeZone,
  username,
  role,
  notice,
  publicUrl,
  path,
  coach,
  unsubscribe,
}: Values): Letter {
  const language = languageOf(chosen)
  // The mail has a link for each of the other times
  const { rest, others } = withoutOthers(notice)
  const { title, text } = notificationWords(rest, { language, timeZone })
  const links = others.map(
    (time) =>
      `${zonedTime(time.startsAt, { language, timeZone })}, ${tidyName(time.coach)}: ${publicUrl}${otherTimePath(time)}`,
  )
  const offer =
    links.length > 0
      ? [`${labelOfOthers(notice.kind === 'lesson_cancelled' ? notice.lesson : null)[language]}:`, ...links]
      : []
  const lines = [...text.split(/\n+/), ...offer].filter((line) => line.trim() !== '')
  return {
    mail: noticeMailOf(notice.kind),
    language,
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.post }),
    coachPhoto: coach?.photo ?? null,
    values: {
      ...factsOf(notice, { language, timeZone }),
      name: tidyName(username),
      title,
      coach: coach ? tidyName(coach.name) : '',
      text: lines.join('\n'),
      link: `${publicUrl}${path}`,
      unsubscribe: unsubscribe?.page ?? '',
      settings: `${publicUrl}/${role}/${role === 'admin' ? 'account-settings' : 'settings'}`,
    },
  }
}

/** A notice without the free times that it names, and these. */
function withoutOthers(notice: Notice): { rest: Notice; others: readonly OtherLessonTime[] } {
  if (notice.kind === 'lesson_cancelled')
    return { rest: { ...notice, others: [] }, others: notice.others ?? [] }
  if (notice.kind === 'coach_replaced') {
    const parts = notice.parts.map((part) =>
      part.kind === 'lesson_cancelled' ? { ...part, others: [] } : part,
    )
    const others = notice.parts.flatMap((part) =>
      part.kind === 'lesson_cancelled' ? (part.others ?? []) : [],
    )
    return { rest: { ...notice, parts }, others }
  }
  if (notice.kind !== 'coach_away') return { rest: notice, others: [] }
  const items = notice.items.map((item) => ({ ...item, others: [] }))
  return { rest: { ...notice, items }, others: notice.items.flatMap(({ others = [] }) => others) }
}

/** The values of a notification that its mail can name; empty for those that it does not have. */
const factsOf = (notice: Notice, reader: TimeReader) => ({
  course: 'course' in notice ? notice.course : '',
  time: 'startsAt' in notice ? zonedTime(notice.startsAt, reader) : '',
  group: 'group' in notice ? notice.group : '',
  module: 'module' in notice ? notice.module : '',
  why: 'reason' in notice ? (notice.reason ?? '') : '',
  payment: 'paymentId' in notice ? notice.paymentId : '',
  sum: 'amountMinor' in notice ? formatMoney(notice.amountMinor, notice.currency, reader.language) : '',
  percentage:
    'percentage' in notice
      ? { tr: `%${notice.percentage}`, en: `${notice.percentage} %` }[reader.language]
      : '',
})
