import { englishKind, listOfLessons, turkishKind } from './lesson-kind-words.ts'
import type { Notice } from '../notifications.ts'
import { englishBy, turkishBy } from './session-words.ts'

type Words = { title: string; text: string }
type When = (moment: string) => string
type HandedOver = Extract<Notice, { kind: 'lesson_handed_over' }>

/** After another coach got one lesson, or several at once. */
export const handedOverWords = {
  en: (notice: HandedOver, when: When): Words => {
    const { other, startsAt, reader, more, by } = notice
    const kind = englishKind[notice.lesson]
    if (more) {
      const lead = {
        learner: `These lessons of yours are now with ${other}. The times stay.`,
        leaves: `${other} takes these lessons of yours.`,
        takes: `You take these lessons${other ? ` with ${other}` : ''}.`,
      }[reader]
      return {
        title: `Another coach for ${more.length + 1} lessons`,
        text: `${lead}${englishBy('Changed', by)}\n${listOfLessons(notice, englishKind, when)}`,
      }
    }
    const text = {
      learner: `Your ${kind} on ${when(startsAt)} is now with ${other}. The time stays.`,
      leaves: `${other} takes your ${kind} on ${when(startsAt)}.`,
      takes: `You take the ${kind}${other ? ` with ${other}` : ''} on ${when(startsAt)}.`,
    }[reader]
    return { title: 'Another coach for a lesson', text: text + englishBy('Changed', by) }
  },
  tr: (notice: HandedOver, when: When): Words => {
    const { other, startsAt, reader, more, by } = notice
    const kind = turkishKind[notice.lesson]
    if (more) {
      const lead = {
        learner: `Şu derslerinin yeni koçu: ${other}. Saatler aynı.`,
        leaves: `${other} şu derslerini devraldı.`,
        takes: `Şu dersler artık senin.${other ? ` Öğrencin: ${other}.` : ''}`,
      }[reader]
      return {
        title: `${more.length + 1} dersin koçu değişti`,
        text: `${lead}${turkishBy('Değiştiren', by)}\n${listOfLessons(notice, turkishKind, when)}`,
      }
    }
    const text = {
      learner: `Dersinin yeni koçu: ${other}. Saat aynı: ${when(startsAt)}.`,
      leaves: `${other} dersini devraldı: ${kind}, ${when(startsAt)}.`,
      // The other person comes first, so that no ending depends on the name
      takes: `Bu ders artık senin: ${other ? `${other}, ` : ''}${kind}, ${when(startsAt)}.`,
    }[reader]
    return { title: 'Dersin koçu değişti', text: text + turkishBy('Değiştiren', by) }
  },
}
