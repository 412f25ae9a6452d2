import type { MailName } from '@sohbet/contract/site/mail-texts'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import { balanceMail } from './payments/balance-mail.ts'
import { learnerInvitationMail } from './account/learner-invitation-mail.ts'
import { transferMail } from './payments/transfer-mail.ts'
import { cancelledMail } from './courses/cancelled-mail.ts'
import { contactMail } from './school/contact-mail.ts'
import { contactThanksMail } from './messages/contact-thanks-mail.ts'
import { enrolledMail } from './courses/enrolled-mail.ts'
import { erasedMail } from './account/erased-mail.ts'
import { invitationMail } from './account/invitation-mail.ts'
import { latePaymentMail, type WhyReturned } from './payments/late-payment-mail.ts'
import type { Letter } from './letter.ts'
import { lockOutMail } from './account/lock-out-mail.ts'
import { notificationMail } from './notification-mail.ts'
import { passwordResetMail } from './account/password-reset-mail.ts'
import { refundFailedMail } from './school/refund-failed-mail.ts'
import { refundMail } from './payments/refund-mail.ts'
import { packPaidMail, packRefundedMail } from './payments/pack-mails.ts'
import { refundStuckMail } from './payments/refund-stuck-mail.ts'
import { registrationAttemptMail } from './account/registration-attempt-mail.ts'
import { replyMail } from './messages/reply-mail.ts'
import { noticeLetters } from './sample-notices.ts'
import { seatOfferMail } from './courses/seat-offer-mail.ts'
import { transferDueMail, type TransferDueBecause } from './school/transfer-due-mail.ts'
import { verificationMail } from './account/verification-mail.ts'

/** SAMPLE. The values of a preview and of a test mail. */
type SampleReader = { language: Language; username: string; publicUrl: string }

const email = 'ayse@example.test'
const until = new Date('2027-04-05T18:30:00Z')
const evening = { hour: 19, minute: 0, duration: 60 }
const course = {
  name: 'Street English B1',
  startDate: '2027-04-12',
  endDate: '2027-10-03',
  zoomTimes: [
    { ...evening, dayOfWeek: 'tuesday' },
    { ...evening, dayOfWeek: 'thursday' },
  ],
  priceMinor: 1_200_000,
  coach: { name: 'Oliver', photo: null },
} as const
const money = { amountMinor: 1_200_000, currency: 'TRY' } as const
const enrollment = {
  id: '00000000-0000-4000-8000-000000000000',
  contents: firstPlans.super,
  source: 'checkout',
  ...money,
} as const
const bank = { holder: 'Örnek Eğitim A.Ş.', bank: 'Örnek Bank', iban: 'TR330006100519786457841326' }
const transfer = { course, currency: 'TRY', bank, reference: 'SHB-4821' } as const
const message = {
  tr: 'Merhaba, akşam grubunda yer var mı?\nHafta içi çalışıyorum.',
  en: 'Hello, is there a seat in the evening group?\nI work on weekdays.',
} as const
const answer = {
  tr: 'Evet, salı ve perşembe akşamları yer var.',
  en: 'Yes, there are seats on Tuesday and Thursday evenings.',
} as const
const announcement = {
  kind: 'announcement',
  title: { tr: 'Nisan grupları açıldı', en: 'The April groups are open' },
  text: { tr: 'Yeni gruplar açıldı. Yerini ayır.', en: 'The new groups are open. Take your seat.' },
} as const

type Write = (reader: SampleReader) => Letter

const returned =
  (why: WhyReturned): Write =>
  (reader) =>
    latePaymentMail({ ...reader, course, payment: money, why })
const dueTransfer =
  (because: TransferDueBecause): Write =>
  ({ username }) =>
    transferDueMail({
      username,
      email,
      course,
      enrollment: { ...enrollment, note: 'Dekont gönderildi' },
      dueMinor: money.amountMinor,
      because,
    })
const failedRefund = ({ username }: SampleReader) => ({
  learner: { username, email },
  course,
  paymentId: enrollment.id,
  ...money,
})
const contact =
  (isApplication: boolean): Write =>
  ({ username, publicUrl }) =>
    contactMail({
      name: username,
      email,
      message: message.tr,
      language: 'tr',
      link: `${publicUrl}/admin/messages`,
      isApplication,
    })
const resetLink = ({ publicUrl }: SampleReader) => `${publicUrl}/auth/reset-password?token=sample`

export const sampleLetters: Record<MailName, Write> = {
  verification: (reader) =>
    verificationMail({
      ...reader,
      code: '048213',
      minutes: 10,
      link: `${reader.publicUrl}/auth/verify-email?code=048213`,
    }),
  'password-reset': (reader) => passwordResetMail({ ...reader, link: resetLink(reader), minutes: 30 }),
  'lock-out': (reader) => lockOutMail({ ...reader, until }),
  'registration-attempt': registrationAttemptMail,
  invitation: (reader) => invitationMail({ ...reader, link: resetLink(reader), role: 'coach', until }),
  'learner-invitation': (reader) =>
    learnerInvitationMail({ ...reader, course: course.name, link: resetLink(reader), until }),
  erased: (reader) => erasedMail({ ...reader, refunds: [{ course: course.name, ...money }] }),
  enrolled: (reader) =>
    enrolledMail({
      ...reader,
      course,
      enrollment,
      owedMinor: 200_000,
      link: `${reader.publicUrl}/learner/courses`,
      withdrawUntil: until,
      attached: ['receipt', 'preInformation', 'distanceSales'],
    }),
  'enrolled-free': (reader) =>
    enrolledMail({
      ...reader,
      course: { ...course, priceMinor: 0 },
      enrollment: { ...enrollment, amountMinor: 0 },
      link: `${reader.publicUrl}/learner/courses`,
    }),
  'seat-offer': (reader) =>
    seatOfferMail({
      ...reader,
      courseName: course.name,
      isFree: false,
      until,
      link: `${reader.publicUrl}/learner/courses`,
    }),
  'seat-offer-free': (reader) =>
    seatOfferMail({
      ...reader,
      courseName: course.name,
      isFree: true,
      until,
      link: `${reader.publicUrl}/learner/courses`,
    }),
  cancelled: (reader) => cancelledMail({ ...reader, course, enrollment, refundMinor: money.amountMinor }),
  transfer: (reader) =>
    transferMail({
      ...reader,
      ...transfer,
      timeZone: null,
      amountMinor: money.amountMinor,
      until,
      link: `${reader.publicUrl}/learner/courses`,
    }),
  balance: (reader) =>
    balanceMail({
      ...reader,
      ...transfer,
      owedMinor: 200_000,
      dueOn: '2027-04-20',
      link: `${reader.publicUrl}/learner/courses`,
    }),
  'balance-without-bank': (reader) =>
    balanceMail({
      ...reader,
      ...transfer,
      bank: null,
      owedMinor: 200_000,
      dueOn: '2027-04-20',
      link: `${reader.publicUrl}/learner/courses`,
    }),
  'payment-late': returned('late'),
  'payment-not-due': returned('notDue'),
  'payment-unprepared': returned('unprepared'),
  'payment-review': returned('review'),
  'payment-code-gone': returned('codeGone'),
  refund: (reader) => refundMail({ ...reader, course, ...money }),
  'pack-paid': (reader) =>
    packPaidMail({
      ...reader,
      pack: { size: 5, ...money },
      expiresOn: '2027-12-01',
      withdrawUntil: until,
      attached: ['receipt', 'preInformation', 'distanceSales'],
      link: `${reader.publicUrl}/learner/lessons`,
    }),
  'pack-refunded': (reader) =>
    packRefundedMail({ ...reader, pack: { size: 5, ...money }, refundMinor: money.amountMinor }),
  'refund-stuck': (reader) => refundStuckMail({ ...reader, course, ...money }),
  notification: (reader) =>
    notificationMail({
      ...reader,
      role: 'learner',
      notice: announcement,
      path: '/learner/courses',
      unsubscribe: {
        page: `${reader.publicUrl}/auth/unsubscribe?token=sample`,
        post: `${reader.publicUrl}/auth/unsubscribe?token=sample`,
      },
    }),
  ...noticeLetters,
  'contact-thanks': ({ language }) => contactThanksMail({ language, schoolEmail: email }),
  reply: ({ language, username }) =>
    replyMail({
      name: username,
      text: answer[language],
      visitorText: message[language],
      language,
      schoolEmail: email,
    }),
  contact: contact(false),
  application: contact(true),
  'transfer-due': dueTransfer('cancelled'),
  'transfer-due-course': dueTransfer('course_cancelled'),
  'transfer-due-moved': dueTransfer('moved'),
  'refund-refused': (reader) => refundFailedMail({ ...failedRefund(reader), refusal: { code: '1001' } }),
  'refund-returned': (reader) => refundFailedMail(failedRefund(reader)),
}
