import type { StoredPage } from '../site-pages.ts'

export const about: StoredPage<'about'> = {
  about: {
    meta: {
      title: { tr: 'Hakkımızda', en: 'About us' },
      description: {
        tr: '{school}, Türkçe konuşan yetişkinlerin İngilizceyi konuşarak öğrendiği çevrim içi okul. Misyonumuz, vizyonumuz ve iki dilli koçlarımız.',
        en: '{school} is the online school where Turkish-speaking adults learn English by speaking it. Our mission, our vision, our bilingual coaches.',
      },
    },
    hero: {
      plate: { tr: 'Hakkımızda', en: 'About us' },
      title: { tr: 'İngilizce bir ders değil. Bir sohbet.', en: 'English isn’t a lesson. It’s a chat.' },
      lead: {
        tr: 'Yıllarca boşluk doldurdun, test çözdün, “present perfect” ezberledin. Sonra biri sana “alright?” dedi ve donup kaldın. Biz o an için varız.',
        en: 'For years you filled in blanks, ticked boxes and learnt “present perfect” by heart. Then someone said “alright?” and you froze. That moment is why we are here.',
      },
    },
    mission: {
      title: { tr: 'Misyonumuz', en: 'Our mission' },
      text: {
        tr: 'Türkçe konuşan yetişkinleri İngilizce konuşturmak. Kitaptaki değil, Londra sokaklarında duyulan İngilizceyi; ana dili gibi konuşan, iki dilli koçlarla, haftada yaklaşık üç saat.',
        en: 'To get Turkish-speaking adults speaking English. Not the textbook kind, the kind you hear on the streets of London; with bilingual, native-level coaches, about three hours a week.',
      },
    },
    vision: {
      title: { tr: 'Vizyonumuz', en: 'Our vision' },
      text: {
        tr: 'Kimsenin “anlıyorum ama konuşamıyorum” demediği bir gün. Dünyada İngilizce konuşanların yaklaşık yüzde 5’inin ana dili İngilizce; masada senin aksanına da yer var.',
        en: 'The day when nobody says “I understand it but I can’t speak it”. Only about 5 per cent of the world’s English speakers are native; there is room at the table for your accent.',
      },
    },
    join: { tr: 'Aramıza katıl', en: 'Join us' },
    figures: [
      { tr: 'Haftada 3 buluşma', en: '3 sessions a week' },
      { tr: '26 ya da 12 hafta', en: '26 or 12 weeks' },
      { tr: 'En fazla 25 kişilik mesaj grupları', en: 'Messaging groups of 25 at most' },
      { tr: 'İki dilli koçlar', en: 'Bilingual coaches' },
    ],
  },
}
