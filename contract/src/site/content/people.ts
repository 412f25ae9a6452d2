import type { StoredPage } from '../site-pages.ts'

export const people: StoredPage<'people'> = {
  stories: {
    plate: { tr: 'Başarı hikâyeleri', en: 'Success stories' },
    title: { tr: 'Sessiz bindiler, konuşarak indiler.', en: 'They got on quiet. They got off talking.' },
    play: { tr: 'Videoyu oynat', en: 'Play the video' },
    back: { tr: 'Resme dön', en: 'Back to the picture' },
    watch: { tr: 'Videoyu izle', en: 'Watch the video' },
    list: [],
  },
  testimonials: {
    plate: { tr: 'Söz onlarda', en: 'Their words' },
    title: { tr: 'Biz anlatmayalım.', en: 'Don’t take it from us.' },
    list: [],
  },
  teachers: {
    plate: { tr: 'Koçlar', en: 'Coaches' },
    title: { tr: 'İki dil, tek muhabbet.', en: 'Two languages, one conversation.' },
    lead: {
      tr: 'Koçlarımız iki dilli ve İngilizceyi ana dili gibi konuşur. Yarım cümleni de anlarlar, bütününü de beklerler.',
      en: 'Our coaches are bilingual and native-level. They get half a sentence, and wait for the whole one.',
    },
    portrait: { tr: 'Çizim', en: 'Drawing' },
    from: { tr: 'Nereli', en: 'From' },
    teaches: { tr: 'Ders verdiği dil', en: 'Teaches' },
    speaks: { tr: 'Konuştuğu diller', en: 'Speaks' },
    english: { tr: 'İngilizce', en: 'English' },
    native: { tr: 'ana dili', en: 'native speaker' },
  },
  coachPage: {
    plate: { tr: 'Koç', en: 'Coach' },
    more: { tr: 'Tanış', en: 'Meet' },
    hello: { tr: 'Merhabasını dinle', en: 'Hear the hello' },
    cannotPlay: {
      tr: 'Bu telefon bu ses kaydını çalamıyor. Başka bir tarayıcıda ya da bilgisayarda dene.',
      en: 'This phone cannot play this recording. Try another browser or a computer.',
    },
    groups: {
      plate: { tr: 'Gruplar', en: 'Groups' },
      title: { tr: 'Birlikte yola çık.', en: 'Travel together.' },
      lead: { tr: '', en: '' },
    },
    noGroups: {
      tr: 'Bu koçun şu an kayıt alan bir grubu yok. Öteki kalkışlara bak.',
      en: 'This coach has no group that takes new people right now. Have a look at the other departures.',
    },
  },
  samples: {
    note: { tr: '', en: '' },
  },
}
