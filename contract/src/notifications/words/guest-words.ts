import { locales, type Language } from '@sohbet/domain/language'
import type { Notice } from '../notifications.ts'

type Words = { title: string; text: string }
type When = (moment: string) => string
type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>
type Expiring = Of<'credits_expiring'>

const dayOf = (day: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
const inEnglish = ({ credits, extraGroups }: Expiring) =>
  [...counted(credits, 'credit', 'credits'), ...counted(extraGroups, 'extra group', 'extra groups')].join(
    ' and ',
  )
const inTurkish = ({ credits, extraGroups }: Expiring) =>
  [...counted(credits, 'kredi', 'kredi'), ...counted(extraGroups, 'ekstra grup', 'ekstra grup')].join(' ve ')

/** Guest seats, and credits that expire. */
export const guestWords = {
  en: {
    guest_booked: (notice: Of<'guest_booked'>, when: When): Words => ({
      title: 'Guest seat booked',
      text: `You are a guest in “${notice.course}” on ${when(notice.startsAt)}.${notice.isMakeUp ? ' It makes up for the session that you miss.' : ''}`,
    }),
    guest_moved: (notice: Of<'guest_moved'>, when: When): Words => ({
      title: 'Guest session moved',
      text: `The session of “${notice.course}” on ${when(notice.before)}, where you are a guest, was moved. It now takes place on ${when(notice.startsAt)}. You can cancel free of charge until it starts.`,
    }),
    guest_cancelled: (notice: Of<'guest_cancelled'>, when: When): Words => ({
      title: 'Guest seat cancelled',
      text: `You are no longer a guest in “${notice.course}” on ${when(notice.startsAt)}.${notice.isTicketBack ? ' Your extra group is back.' : ''}`,
    }),
    credits_expiring: (notice: Expiring): Words => ({
      title: 'Use them in time',
      text: `You have ${inEnglish(notice)} that expire from ${dayOf(notice.expiresOn, 'en')} on. Book a lesson or a guest seat before that.`,
    }),
  },
  tr: {
    guest_booked: (notice: Of<'guest_booked'>, when: When): Words => ({
      title: 'Misafir yerin ayrıldı',
      text: `Misafir olduğun grup: “${notice.course}”, ${when(notice.startsAt)}.${notice.isMakeUp ? ' Kaçıracağın dersin yerine geçer.' : ''}`,
    }),
    guest_moved: (notice: Of<'guest_moved'>, when: When): Words => ({
      title: 'Misafir olduğun dersin saati değişti',
      text: `“${notice.course}”. Yeni saat: ${when(notice.startsAt)}. Önceki saat: ${when(notice.before)}. Ders başlayana kadar ücretsiz iptal edebilirsin.`,
    }),
    guest_cancelled: (notice: Of<'guest_cancelled'>, when: When): Words => ({
      title: 'Misafir yerin iptal edildi',
      text: `“${notice.course}”, ${when(notice.startsAt)}: misafir yerin iptal edildi.${notice.isTicketBack ? ' Ekstra grup hakkın geri geldi.' : ''}`,
    }),
    credits_expiring: (notice: Expiring): Words => ({
      title: 'Süresi dolmadan kullan',
      text: `Süresi dolacak hakların: ${inTurkish(notice)}. İlk son gün: ${dayOf(notice.expiresOn, 'tr')}. O güne kadar ders ya da misafir yeri ayır.`,
    }),
  },
}
