import type { NoticeMail } from '@sohbet/contract/site/notice-mails'
import type { MailPlaceholder } from '@sohbet/domain/mail-text/mail-text'
import type { MailDescription } from './describe-mail.ts'
import { messageMails } from './message-mails.ts'

const { placeholders, texts } = messageMails.notification

/** `{text}` says the same as the notification on the screen; `facts` are the values that a school can write instead. */
const notice = (
  own: readonly MailPlaceholder[],
  facts: readonly MailPlaceholder[] = [],
): MailDescription => ({
  placeholders: [...placeholders, ...own],
  required: ['text', 'link'],
  facts,
  texts,
})
/** All that the notification says is in its values. */
const simple = (...facts: MailPlaceholder[]) => notice(facts, facts)
/** Its text is built from lists or depends on the reader, so it is always needed. */
const composed = (...own: MailPlaceholder[]) => notice(own)

/** The mails of notifications. Their first text is the frame. */
export const noticeMailTexts: Readonly<Record<NoticeMail, MailDescription>> = {
  'notice-session-soon': simple('course', 'time'),
  'notice-session-moved': composed('course', 'time'),
  'notice-session-cancelled': composed('course', 'time'),
  'notice-session-changed': composed('course', 'time'),
  'notice-session-added': composed('course', 'time'),
  'notice-session-asked': composed('course', 'time'),
  'notice-session-declined': composed('course', 'time'),
  'notice-session-handed-over': composed('course', 'time'),
  'notice-coach-away': composed(),
  'notice-class-without-coach': composed(),
  'notice-lesson-soon': composed('time'),
  'notice-lesson-booked': composed('time'),
  'notice-lesson-moved': composed('time'),
  'notice-lesson-cancelled': composed('time'),
  'notice-lesson-proposed': composed('time'),
  'notice-lesson-asked': composed('time'),
  'notice-lesson-declined': composed('time'),
  'notice-lesson-handed-over': composed('time'),
  'notice-lesson-decided': composed('time'),
  'notice-lesson-feedback': composed('time'),
  'notice-partner-invited': composed('time'),
  'notice-partner-answered': composed('time'),
  'notice-duo-asked': composed('time'),
  'notice-duo-freed': composed('time'),
  'notice-group-cancelled': composed('time'),
  'notice-guest-booked': composed('course', 'time'),
  'notice-guest-moved': composed('course', 'time'),
  'notice-guest-cancelled': composed('course', 'time'),
  'notice-credits-expiring': composed(),
  'notice-holidays-changed': composed(),
  'notice-course-changed': composed('course'),
  'notice-course-cancelled': composed('course', 'why'),
  'notice-coach-changed': composed('course'),
  'notice-coach-replaced': composed(),
  'notice-enrollment-moved': composed('course'),
  'notice-waiting-list-removed': simple('course', 'why'),
  'notice-group': simple('course', 'group'),
  'notice-module-opened': simple('course', 'module'),
  'notice-replay-ready': simple('course', 'time'),
  'notice-course-completed': simple('course'),
  'notice-recordings-waiting': composed(),
  'notice-recording-answered': composed('course', 'module'),
  'notice-review-due': composed(),
  'notice-quiz-result': simple('module', 'percentage'),
  'notice-message': composed(),
  'notice-absence': composed('course', 'time'),
  'notice-invoice': simple('course'),
  'notice-dispute': composed('course', 'sum'),
  'notice-payment-mismatch': simple('course', 'sum', 'payment'),
  'notice-service-trouble': composed(),
}
