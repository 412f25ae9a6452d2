import type { PublicContent } from '../public-content.ts'

export const tour: PublicContent['tour'] = {
  plate: 'İçeriden',
  title: 'Giriş yapınca göreceğin tam olarak bu.',
  lead: 'Çizim değil, uygulamanın kendisi. Telefonda da bilgisayarda da kaldığın yerden devam edersin.',
  screens: [
    {
      picture: 'player',
      title: 'Her modül bir hat',
      text: 'İzle, oku, cevapla. Hangi durakta indiğini biz aklımızda tutarız.',
      alt: 'Kurs sayfası: modüllerin durakları ve “Lovely weather: the art of small talk” modülünün videosu.',
    },
    {
      picture: 'quiz',
      title: 'Yanlış yapmak serbest',
      text: 'Tek soru, büyük yazı. Bitince önce yanlışlarına bakarız, doğrusuyla birlikte.',
      alt: 'Telefonda bir quiz sorusu: “It’s a lovely day, isn’t it?” cümlesindeki boşluk dolduruluyor.',
    },
    {
      picture: 'session',
      title: 'Kapı on dakika önce açılır',
      text: 'Link aramak yok: tek dokunuşla derstesin.',
      alt: 'Telefonda canlı ders sayfası: dersin günü ve saati, “Kapı açık” yazısı ve Katıl düğmesi.',
    },
  ],
}
