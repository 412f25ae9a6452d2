import type { Notice } from '../notifications.ts'

type Words = { title: string; text: string }
type Changed = Extract<Notice, { kind: 'coach_changed' }>

/** A line for each course. */
const listOf = ({ course, more = [] }: Changed) =>
  [{ course }, ...more].map((one) => `“${one.course}”`).join('\n')

/** After one course got another coach, or several at once. */
export const changedCoach = {
  en: (notice: Changed): Words => {
    const { course, reader, coach, isGone, isSecond, more } = notice
    const title = {
      starts: more ? 'Courses for you' : 'A course for you',
      stops: more ? 'Courses go to another coach' : 'A course goes to another coach',
      leads: 'You are the first coach now',
      follows: 'You are the second coach now',
      learner: isGone ? 'A coach leaves' : isSecond ? 'A second coach' : 'Another coach',
    }[reader]
    const lead = {
      starts: 'You now teach',
      stops: 'You no longer teach',
      leads: `In place of ${coach ?? 'another coach'} you are the first coach of`,
      follows: `${coach ?? 'Another coach'} is the first coach now, and you are the second coach of`,
      learner: isGone
        ? `${coach ?? 'A coach'} no longer teaches`
        : `${coach ?? 'Another coach'} ${isSecond ? 'is now the second coach of' : 'now teaches'}`,
    }[reader]
    return { title, text: more ? `${lead} these courses:\n${listOf(notice)}` : `${lead} “${course}”.` }
  },
  tr: (notice: Changed): Words => {
    const { course, reader, coach, isGone, isSecond, more } = notice
    const title = {
      starts: more ? 'Yeni kursların' : 'Yeni kursun',
      stops: more ? 'Kurslar başka bir koça geçti' : 'Kurs başka bir koça geçti',
      leads: 'Artık birinci koç sensin',
      follows: 'Artık ikinci koç sensin',
      learner: isGone ? 'Bir koç ayrılıyor' : isSecond ? 'İkinci koç' : 'Koç değişti',
    }[reader]
    const named = more ? 'Şu kursları' : `“${course}” kursunu`
    const of = more ? 'Şu kursların' : `“${course}” kursunun`
    const other = coach ?? 'başka bir koç'
    const text = {
      starts: `${named} artık sen veriyorsun`,
      stops: `${named} artık sen vermiyorsun`,
      leads: `${of} birinci koçu artık sensin${coach === null ? '' : ` (önceki koç: ${coach})`}`,
      follows: `${of} birinci koçu artık ${other}, ikinci koçu sensin`,
      learner: isGone
        ? `${named} ${coach === null ? 'bir koç artık' : `artık ${coach}`} vermiyor`
        : isSecond
          ? `${of} ikinci koçu artık ${other}`
          : `${named} artık ${other} veriyor`,
    }[reader]
    return { title, text: more ? `${text}:\n${listOf(notice)}` : `${text}.` }
  },
}
