import type { StoredPage } from '../site-pages.ts'

export const howItWorks: StoredPage<'howItWorks'> = {
  howItWorks: {
    meta: {
      title: { tr: 'Nasıl çalışır', en: 'How it works' },
      description: {
        tr: 'Seviye testinden Speaking Groups’a: modüller, mesaj grubu, haftada üç canlı konuşma ve randevulu özel dersler. Bir haftan nasıl geçer?',
        en: 'From the level test to Speaking Groups: modules, messaging group, live talk three times a week and private lessons by appointment. What does a week look like?',
      },
    },
    hero: {
      plate: { tr: 'Nasıl çalışır', en: 'How it works' },
      title: { tr: 'Testini çöz, hattına bin, konuş.', en: 'Take the test, hop on, talk.' },
      lead: {
        tr: 'Uzun anlatmayacağız: bir test, bir kurs, bir grup, haftada üç konuşma. Gerisi çay.',
        en: 'The short version: one test, one course, one group, three conversations a week. The rest is tea.',
      },
    },
    join: { tr: 'Aramıza katıl', en: 'Join us' },
    week: {
      plate: { tr: 'Bir haftan', en: 'Your week' },
      title: { tr: 'Haftanın durakları.', en: 'The stops of a week.' },
      lead: {
        tr: 'İşin var, çocuğun var, trafiğin var. O yüzden hafta şöyle kurulu:',
        en: 'You have a job, kids, traffic. So a week goes like this:',
      },
      days: [
        {
          when: { tr: 'İstediğin saat', en: 'In your own time' },
          title: { tr: 'Modülünü izle', en: 'Watch your module' },
          text: {
            tr: 'Bir video ders, bir quiz, PDF notlar. Otobüste, mutfakta, nerede istersen.',
            en: 'A video lesson, a quiz, PDF notes. On the bus, in the kitchen, wherever.',
          },
        },
        {
          when: { tr: 'Haftada 3 kez', en: '3 times a week' },
          title: { tr: 'Speaking Groups’ta konuş', en: 'Talk in Speaking Groups' },
          text: {
            tr: 'Birer saat, canlı, sabit saatlerde: öğle arası ya da akşam. Koç orada, söz sende.',
            en: 'One hour each, live, at fixed times: midday or evening. The coach is there, the floor is yours.',
          },
        },
        {
          when: { tr: 'Her gün', en: 'Every day' },
          title: { tr: 'Mesaj grubunda yaz, söyle', en: 'Write and speak in your messaging group' },
          text: {
            tr: 'En fazla 25 kişi. Etkinliklerin son tarihi yok; ses at, yanlış yap, düzelt.',
            en: '25 people at most. Activities have no deadline; send a voice note, get it wrong, get it right.',
          },
        },
        {
          when: { tr: 'Ayda 2 kez', en: 'Twice a month' },
          title: { tr: 'Canlı alıştırmaya gel', en: 'Come to the live exercise' },
          text: {
            tr: 'Adım adım, açıklamalı. Gelemezsen kaydını izlersin.',
            en: 'Step by step, explained. Can’t make it? Watch the replay.',
          },
        },
      ],
      note: {
        tr: 'Toplamda haftada yaklaşık 3 saat konuşma. Diğer yöntemlere göre yaklaşık 6 kat pratik.',
        en: 'That makes about 3 hours of talking a week. About 6 times more practice than other methods.',
      },
    },
  },
}
