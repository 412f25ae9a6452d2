import type { AwayItem } from '../../lessons/coach-away-notices.ts'
import { englishKind, turkishKind } from './lesson-kind-words.ts'
import { labelOfOthers } from './lesson-words.ts'
import type { Notice } from '../notifications.ts'

type Words = { title: string; text: string }
type When = (moment: string) => string
type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>
type Named = Pick<AwayItem, 'course' | 'lesson'>

const lines = (...all: readonly (string | undefined)[]) => all.filter(Boolean).join('\n')

const otherTimes = (label: string, { others }: AwayItem, when: When) =>
  others?.length
    ? ` ${label}: ${others.map(({ coach, startsAt }) => `${when(startsAt)}, ${coach}`).join('; ')}.`
    : ''

const inEnglish = ({ course, lesson }: Named) =>
  lesson === null
    ? `Session of “${course}”`
    : englishKind[lesson].replace(/^./, (first) => first.toUpperCase())

function englishItem(item: AwayItem, when: When): string {
  const at = `${inEnglish(item)}, ${when(item.startsAt)}`
  const to = item.to ? when(item.to) : ''
  const paidBack = item.isPaidBack ? ` Your ${item.lesson ? 'credit' : 'ticket'} is back.` : ''
  return {
    cancelled: `${at}: does not take place.${paidBack}${otherTimes(labelOfOthers(item.lesson).en, item, when)}`,
    moved: `${at}: moved to ${to}.`,
    proposed: `${at}: another time is proposed, ${to}. Please accept or decline it.`,
    asked: item.asked ? `${at}: ${item.asked} is asked to teach it.` : `${at}.`,
    left: `${at}: nobody teaches it yet.`,
  }[item.change]
}

const inTurkish = ({ course, lesson }: Named) =>
  lesson === null
    ? `“${course}” kursunun dersi`
    : turkishKind[lesson].replace(/^./, (first) => first.toLocaleUpperCase('tr'))

function turkishItem(item: AwayItem, when: When): string {
  const at = `${inTurkish(item)}, ${when(item.startsAt)}`
  const to = item.to ? when(item.to) : ''
  const paidBack = item.isPaidBack ? ` ${item.lesson ? 'Kredin' : 'Biletin'} geri geldi.` : ''
  return {
    cancelled: `${at}: yapılmayacak.${paidBack}${otherTimes(labelOfOthers(item.lesson).tr, item, when)}`,
    moved: `${at}: taşındı. Yeni zamanı: ${to}.`,
    proposed: `${at}: önerilen yeni saat ${to}. Kabul et ya da geri çevir.`,
    asked: item.asked ? `${at}: dersi vermesi istenen koç ${item.asked}.` : `${at}.`,
    left: `${at}: dersi verecek koç henüz yok.`,
  }[item.change]
}

const quoted = (reason: string | undefined) => (reason ? `“${reason}”` : undefined)

export const awayWords = {
  en: {
    coach_away: ({ coach, by, from, until, reader, items, reason }: Of<'coach_away'>, when: When): Words => {
      const all = items.map((item) => `• ${englishItem(item, when)}`)
      if (reader === 'asked')
        return {
          title: `Can you teach for ${coach}?`,
          text: lines(
            by === null
              ? `${coach} is away. The school asks you to teach in place of ${coach}:`
              : `${coach} is away and asks you to teach:`,
            ...all,
            'Please accept or decline each.',
          ),
        }
      if (reader === 'learner')
        return {
          title: `${coach} is away: your sessions change`,
          text: lines(
            `${coach} is away. This changes for you:`,
            ...all,
            quoted(reason),
            `Changed by ${by ?? 'the school'}.`,
          ),
        }
      return {
        title: reader === 'coach' ? 'Your time away' : `${coach} is away`,
        text: lines(
          `${reader === 'coach' ? 'You are' : `${coach} is`} away from ${when(from)} until ${when(until)}.`,
          ...all,
          `Entered by ${by ?? 'the school'}.`,
        ),
      }
    },
    class_without_coach: ({ coach, reader, items }: Of<'class_without_coach'>, when: When): Words => ({
      title: 'Nobody teaches a class yet',
      text: lines(
        `${reader === 'coach' ? 'You are' : `${coach} is`} away, and nobody teaches this yet:`,
        ...items.map(
          ({ asked, ...item }) =>
            `• ${inEnglish(item)}, ${when(item.startsAt)}${asked ? `: ${asked} has not answered` : ''}.`,
        ),
        'Please find a coach, move or cancel it.',
      ),
    }),
  },
  tr: {
    coach_away: ({ coach, by, from, until, reader, items, reason }: Of<'coach_away'>, when: When): Words => {
      const all = items.map((item) => `• ${turkishItem(item, when)}`)
      if (reader === 'asked')
        return {
          title: `Yerine girer misin? Koç: ${coach}`,
          text: lines(
            by === null
              ? `${coach} bir süre ders veremiyor. Okul, onun yerine şu dersleri vermeni istiyor:`
              : `${coach} bir süre ders veremiyor ve şu dersleri senin vermeni istiyor:`,
            ...all,
            'Her birini kabul et ya da geri çevir.',
          ),
        }
      if (reader === 'learner')
        return {
          title: `Derslerin değişti. Koç: ${coach}`,
          text: lines(
            `${coach} bir süre ders veremiyor. Senin için değişenler:`,
            ...all,
            quoted(reason),
            `Değiştiren: ${by ?? 'okul'}.`,
          ),
        }
      return {
        title: reader === 'coach' ? 'Ders veremeyeceğin günler' : `Ders veremiyor: ${coach}`,
        text: lines(
          `${reader === 'coach' ? 'Ders vermediğin süre' : `Koç: ${coach}. Ders vermediği süre`}: ${when(from)} – ${when(until)}.`,
          ...all,
          `Giren: ${by ?? 'okul'}.`,
        ),
      }
    },
    class_without_coach: ({ coach, reader, items }: Of<'class_without_coach'>, when: When): Words => ({
      title: 'Bir dersin henüz koçu yok',
      text: lines(
        reader === 'coach'
          ? 'Bu dersleri veremiyorsun ve yerine kimse bulunmadı:'
          : `${coach} bu dersleri veremiyor ve yerine kimse bulunmadı:`,
        ...items.map(
          ({ asked, ...item }) =>
            `• ${inTurkish(item)}, ${when(item.startsAt)}${asked ? `: ${asked} henüz yanıt vermedi` : ''}.`,
        ),
        'Lütfen bir koç bul, dersi taşı ya da iptal et.',
      ),
    }),
  },
}
