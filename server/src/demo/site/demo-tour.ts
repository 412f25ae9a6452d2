import type { StoredPage } from '@sohbet/contract/site/site-pages'

/** Of web/public/product, as `npm run pictures` takes them of the demo school. */
const pictures = (screen: 'player' | 'quiz' | 'session') => ({
  tr: `/product/tr/${screen}-560.webp`,
  en: `/product/en/${screen}-560.webp`,
})

export const tourScreens: StoredPage<'home'>['tour']['screens'] = [
  {
    picture: pictures('player'),
    title: { tr: 'Her modül bir hat', en: 'Every module is a line' },
    text: {
      tr: 'İzle, oku, cevapla. Hangi durakta indiğini biz aklımızda tutarız.',
      en: 'Watch, read, answer. We remember the stop you got off at.',
    },
    alt: {
      tr: 'Kurs sayfası: modüllerin durakları ve “Lovely weather: the art of small talk” modülünün videosu.',
      en: 'A course page: the stops of the modules, and the video of “Lovely weather: the art of small talk”.',
    },
  },
  {
    picture: pictures('quiz'),
    title: { tr: 'Yanlış yapmak serbest', en: 'Getting it wrong is fine' },
    text: {
      tr: 'Tek soru, büyük yazı. Bitince önce yanlışlarına bakarız, doğrusuyla birlikte.',
      en: 'One question, big type. At the end we look at your mistakes first, with the right answer.',
    },
    alt: {
      tr: 'Telefonda bir quiz sorusu: “It’s a lovely day, isn’t it?” cümlesindeki boşluk dolduruluyor.',
      en: 'A quiz question on a phone: the gap in “It’s a lovely day, isn’t it?” is being filled.',
    },
  },
  {
    picture: pictures('session'),
    title: { tr: 'Kapı on dakika önce açılır', en: 'The door opens ten minutes early' },
    text: {
      tr: 'Link aramak yok: tek dokunuşla derstesin.',
      en: 'No hunting for links: one tap and you are in the room.',
    },
    alt: {
      tr: 'Telefonda canlı ders sayfası: dersin günü ve saati, “Kapı açık” yazısı ve Katıl düğmesi.',
      en: 'A live session on a phone: its day and time, “The door is open” and the Join button.',
    },
  },
]
