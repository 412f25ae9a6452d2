import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const lessons: PublicContent['lessons'] = {
  plate: 'Örnek dersler',
  title: 'Almadan tadına bak.',
  about: [
    'Dört ders, dört PDF, hiçbir kayıt yok. Kursta her modül böyle başlar: sokaktan bir sahne, sahiden söylenen cümleler, sesli denemen için bir alıştırma.',
    'Kâğıda bas, buzdolabına as, aynaya karşı oku. Utanma; hepimiz öyle başladık.',
  ],
  download: 'Dersi İndir',
  format: 'PDF',
  lessons: [
    {
      title: 'Modül 1',
      description: 'Tanışma: “You all right?” bir soru değil. Cevabı da uzun değil.',
      scene: 'greeting',
      file: '/lessons/modul-1.pdf',
    },
    {
      title: 'Modül 2',
      description: 'Sipariş: “Can I get a flat white?” de, gerisi gelir.',
      scene: 'cafe',
      file: '/lessons/modul-2.pdf',
    },
    {
      title: 'Modül 3',
      description: 'Yolda: otobüs, metro, yol tarifi. “You can’t miss it” derler, kaçırırsın.',
      scene: 'bus',
      file: '/lessons/modul-3.pdf',
    },
    {
      title: 'Modül 4',
      description: 'Plan yapmak: “Fancy a pint later?” Davet et, kırmadan hayır de.',
      scene: 'plans',
      file: '/lessons/modul-4.pdf',
    },
  ],
}

export const resources: PublicContent['resources'] = {
  meta: {
    title: 'Ücretsiz kaynaklar',
    description: `${brand.name}’ten ücretsiz: dört örnek ders PDF’i, seviye testine hazırlık ve sokakta duyacağın Londra İngilizcesi sözlüğü.`,
  },
  hero: {
    plate: 'Kaynaklar',
    title: 'Bedava. Gerçekten.',
    lead: 'Üyelik yok, kart yok. Dört ders, bir test rehberi, bir sokak sözlüğü.',
  },
  test: {
    plate: 'Seviye testi',
    title: 'Teste nasıl girilir?',
    lead: 'Çalışılmaz, hazırlanılır. Yüksek çıkması değil, doğru çıkması iyi.',
    join: 'Üye ol, testi çöz',
    points: [
      {
        title: 'Yarım saatini ayır',
        text: '50 soru var. Sessiz bir yer, dolu bir batarya, kapalı bildirimler.',
      },
      {
        title: 'Kulaklığını tak',
        text: 'Test başlamadan sesini kontrol edersin. 10 dinleme sorusunda kayıt, 3 saniyelik geri sayımdan sonra bir kez çalar.',
      },
      {
        title: 'Süreye güven, saate bakma',
        text: 'Yazılı sorularda 30, dinlemede 20 saniye. Hızlı doğru biraz daha değerli, ama önce doğru.',
      },
      {
        title: 'Tahmin et, geç',
        text: 'Bilmediğin soru olacak; test bunun için var. Süre biterse o anki seçimin gönderilir.',
      },
    ],
  },
  phrases: {
    plate: 'Sokak sözlüğü',
    title: 'Kitapta yok, durakta var.',
    lead: 'Londra’da ilk haftanda duyacağın on altı söz, ne demek ve nerede söylenir.',
    list: [
      { phrase: 'Alright?', meaning: 'Naber?', use: 'Selam yerine. Cevap: “Alright.” Hepsi bu.' },
      { phrase: 'Cheers', meaning: 'Sağ ol', use: 'Kapıyı tutana, çayı verene. Kadehe de.' },
      { phrase: 'Ta', meaning: 'Eyvallah', use: '“Thanks”in en kısası. Kasada.' },
      { phrase: 'You what?', meaning: 'Ne dedin?', use: 'Arkadaşına. Patronuna “Sorry?” de.' },
      { phrase: 'Fancy a cuppa?', meaning: 'Çay içer misin?', use: 'Sohbet davetidir. Reddetme.' },
      { phrase: 'I’m knackered', meaning: 'Bittim, pestilim çıktı', use: 'İş çıkışı, otobüste.' },
      { phrase: 'It’s chucking it down', meaning: 'Bardaktan boşanıyor', use: 'Yağmur. Yani sık sık.' },
      { phrase: 'Gutted', meaning: 'Çok üzüldüm, yıkıldım', use: 'Maç kaybedilince, bilet bitince.' },
      { phrase: 'Sorted', meaning: 'Hallettim, tamamdır', use: 'İş bitince tek kelimeyle.' },
      { phrase: 'Dodgy', meaning: 'Şaibeli, tekin değil', use: 'Saat gece iki, kebapçı, o et.' },
      { phrase: 'Fair enough', meaning: 'Haklısın, eyvallah', use: 'Katılmasan da kavga etmemek için.' },
      {
        phrase: 'Not being funny, but…',
        meaning: 'Yanlış anlama ama…',
        use: 'Ardından mutlaka şikâyet gelir.',
      },
      { phrase: 'Give us a ring', meaning: 'Beni bir ara', use: '“Us” burada “me” demek.' },
      { phrase: 'I’m on my way', meaning: 'Geliyorum', use: 'Orada da evden çıkmadan söylenir.' },
      { phrase: 'Mind your head', meaning: 'Başına dikkat', use: 'Otobüsün üst katında.' },
      { phrase: 'See you in a bit', meaning: 'Birazdan görüşürüz', use: 'On dakika da olur, bir hafta da.' },
    ],
  },
}
