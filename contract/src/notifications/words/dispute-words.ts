import { formatMoney } from '@sohbet/domain/money/money'
import type { Notice } from '../notifications.ts'

type Dispute = Extract<Notice, { kind: 'dispute' }>
type Words = { title: string; text: string }
type Stages = Record<Dispute['stage'], (about: { sum: string; course: string; who: string }) => Words>

const english: { learner: Stages; admin: Stages } = {
  learner: {
    opened: ({ sum, course }) => ({
      title: 'Your bank is checking a payment',
      text: `Your bank is checking the payment of ${sum} for “${course}”. Your seat stays. Credits that you have not used are frozen until the bank has decided. If you did not ask for this, please write to us.`,
    }),
    won: ({ sum, course }) => ({
      title: 'Your bank has confirmed a payment',
      text: `Your bank has confirmed the payment of ${sum} for “${course}”. Your credits can be used again.`,
    }),
    lost: ({ sum, course }) => ({
      title: 'Your bank took a payment back',
      text: `Your bank took the payment of ${sum} for “${course}” back.`,
    }),
    erasure: ({ course }) => ({
      title: 'Your account cannot be deleted yet',
      text: `Your bank is checking the payment for “${course}”. You can delete your account once the bank has decided. The school knows that you asked for it.`,
    }),
  },
  admin: {
    opened: ({ sum, course, who }) => ({
      title: 'A payment is disputed',
      text: `The bank of ${who} disputes ${sum} for “${course}”. The seat stays, and unused credits are frozen. Please answer in the provider’s dashboard.`,
    }),
    won: ({ sum, course, who }) => ({
      title: 'A dispute is won',
      text: `The bank of ${who} leaves ${sum} for “${course}” with the school.`,
    }),
    lost: ({ sum, course, who }) => ({
      title: 'A dispute is lost',
      text: `The bank of ${who} took ${sum} for “${course}” back. An enrollment that is no longer paid ends.`,
    }),
    erasure: ({ sum, course, who }) => ({
      title: 'A learner in a dispute wants to leave',
      text: `${who} asked to delete the account while the bank is checking ${sum} for “${course}”. The account stays until the bank has decided. Please write to the learner.`,
    }),
  },
}

const turkish: { learner: Stages; admin: Stages } = {
  learner: {
    opened: ({ sum, course }) => ({
      title: 'Bankan bir ödemeyi inceliyor',
      text: `Bankan, “${course}” için ödediğin ${sum} tutarını inceliyor. Yerin duruyor. Kullanmadığın krediler, banka karar verene kadar donduruldu. Bunu sen istemediysen lütfen bize yaz.`,
    }),
    won: ({ sum, course }) => ({
      title: 'Bankan bir ödemeyi onayladı',
      text: `Bankan, “${course}” için ödediğin ${sum} tutarını onayladı. Kredilerini yeniden kullanabilirsin.`,
    }),
    lost: ({ sum, course }) => ({
      title: 'Bankan bir ödemeyi geri aldı',
      text: `Bankan, “${course}” için ödediğin ${sum} tutarını geri aldı.`,
    }),
    erasure: ({ course }) => ({
      title: 'Hesabın henüz silinemiyor',
      text: `Bankan, “${course}” için yaptığın ödemeyi inceliyor. Banka karar verince hesabını silebilirsin. Okulun isteğinden haberi var.`,
    }),
  },
  admin: {
    opened: ({ sum, course, who }) => ({
      title: 'Bir ödemeye itiraz edildi',
      text: `“${course}” için ödenen ${sum} tutarına banka üzerinden itiraz edildi: ${who}. Yer duruyor, kullanılmayan krediler donduruldu. Lütfen sağlayıcının panelinden yanıtla.`,
    }),
    won: ({ sum, course, who }) => ({
      title: 'Bir itiraz kazanıldı',
      text: `“${course}” için ödenen ${sum} okulda kaldı: ${who}.`,
    }),
    lost: ({ sum, course, who }) => ({
      title: 'Bir itiraz kaybedildi',
      text: `Banka, “${course}” için ödenen ${sum} tutarını geri aldı: ${who}. Artık ödenmemiş sayılan kayıt sona erer.`,
    }),
    erasure: ({ sum, course, who }) => ({
      title: 'İtirazı süren bir öğrenci ayrılmak istiyor',
      text: `Hesabını silmek isteyen öğrenci: ${who}. Banka, “${course}” için ödenen ${sum} tutarını hâlâ inceliyor. Hesap, banka karar verene kadar duruyor. Lütfen öğrenciye yaz.`,
    }),
  },
}

const writer =
  (words: typeof english, language: 'en' | 'tr', erased: string) =>
  ({ course, amountMinor, currency, stage, learner }: Dispute): Words =>
    words[learner === undefined ? 'learner' : 'admin'][stage]({
      sum: formatMoney(amountMinor, currency, language),
      course,
      who: learner ?? erased,
    })

/** The text of a dispute for the learner, and for admins. */
export const disputeWords = {
  en: writer(english, 'en', 'a learner whose account was deleted'),
  tr: writer(turkish, 'tr', 'hesabını silmiş bir öğrenci'),
}
