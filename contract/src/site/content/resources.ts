import type { StoredPage } from '../site-pages.ts'

export const resources: StoredPage<'resources'> = {
  resources: {
    meta: {
      title: { tr: 'Ücretsiz kaynaklar', en: 'Free resources' },
      description: {
        tr: '{school} okulundan ücretsiz: dört örnek ders PDF’i, seviye testine hazırlık ve sokakta duyacağın Londra İngilizcesi sözlüğü.',
        en: 'Free from {school}: four sample lessons as PDF, how to prepare for the level test, and a list of street-London English.',
      },
    },
    hero: {
      plate: { tr: 'Kaynaklar', en: 'Resources' },
      title: { tr: 'Bedava. Gerçekten.', en: 'Free. Really.' },
      lead: {
        tr: 'Üyelik yok, kart yok. Dört ders, bir test rehberi, bir sokak sözlüğü.',
        en: 'No account, no card. Four lessons, a guide to the test, a street phrasebook.',
      },
    },
    test: {
      plate: { tr: 'Seviye testi', en: 'The level test' },
      title: { tr: 'Teste nasıl girilir?', en: 'How to get ready.' },
      lead: {
        tr: 'Çalışılmaz, hazırlanılır. Yüksek çıkması değil, doğru çıkması iyi.',
        en: 'You don’t study for it, you get ready for it. The right result beats a high one.',
      },
      points: [
        {
          title: { tr: 'Yarım saatini ayır', en: 'Keep half an hour free' },
          text: {
            tr: '50 soru var. Sessiz bir yer, dolu bir batarya, kapalı bildirimler.',
            en: 'There are 50 questions. A quiet place, a full battery, no notifications.',
          },
        },
        {
          title: { tr: 'Kulaklığını tak', en: 'Put your headphones on' },
          text: {
            tr: 'Test başlamadan sesini kontrol edersin. 10 dinleme sorusunda kayıt, 3 saniyelik geri sayımdan sonra bir kez çalar.',
            en: 'You check your sound before it starts. In the 10 listening questions the recording plays once, after a countdown of 3 seconds.',
          },
        },
        {
          title: { tr: 'Süreye güven, saate bakma', en: 'Trust the time, don’t watch it' },
          text: {
            tr: 'Yazılı sorularda 30, dinlemede 20 saniye. Hızlı doğru biraz daha değerli, ama önce doğru.',
            en: '30 seconds for a written question, 20 for a listening one. Quick and right is worth a little more, but right comes first.',
          },
        },
        {
          title: { tr: 'Tahmin et, geç', en: 'Guess and move on' },
          text: {
            tr: 'Bilmediğin soru olacak; test bunun için var. Süre biterse o anki seçimin gönderilir.',
            en: 'Some you won’t know; that is what the test is for. When time runs out, your choice so far is sent.',
          },
        },
      ],
      join: { tr: 'Üye ol, testi çöz', en: 'Sign up and take it' },
    },
    phrases: {
      plate: { tr: 'Sokak sözlüğü', en: 'Street phrasebook' },
      title: { tr: 'Kitapta yok, durakta var.', en: 'Not in the book. At the bus stop.' },
      lead: {
        tr: 'Londra’da ilk haftanda duyacağın on altı söz, ne demek ve nerede söylenir.',
        en: 'Sixteen things you will hear in your first week in London, what they mean and where to say them.',
      },
      list: [
        {
          phrase: 'Alright?',
          meaning: { tr: 'Naber?', en: 'Hello' },
          use: {
            tr: 'Selam yerine. Cevap: “Alright.” Hepsi bu.',
            en: 'Used instead of hello. Answer: “Alright.” That’s all.',
          },
        },
        {
          phrase: 'Cheers',
          meaning: { tr: 'Sağ ol', en: 'Thank you' },
          use: {
            tr: 'Kapıyı tutana, çayı verene. Kadehe de.',
            en: 'To whoever holds the door or hands you the tea. With drinks, too.',
          },
        },
        {
          phrase: 'Ta',
          meaning: { tr: 'Eyvallah', en: 'Thanks' },
          use: { tr: '“Thanks”in en kısası. Kasada.', en: 'The shortest one there is. At the till.' },
        },
        {
          phrase: 'You what?',
          meaning: { tr: 'Ne dedin?', en: 'What did you say?' },
          use: { tr: 'Arkadaşına. Patronuna “Sorry?” de.', en: 'To a friend. To your boss say “Sorry?”' },
        },
        {
          phrase: 'Fancy a cuppa?',
          meaning: { tr: 'Çay içer misin?', en: 'Would you like some tea?' },
          use: { tr: 'Sohbet davetidir. Reddetme.', en: 'It is an invitation to talk. Don’t refuse.' },
        },
        {
          phrase: 'I’m knackered',
          meaning: { tr: 'Bittim, pestilim çıktı', en: 'I’m very tired' },
          use: { tr: 'İş çıkışı, otobüste.', en: 'After work, on the bus.' },
        },
        {
          phrase: 'It’s chucking it down',
          meaning: { tr: 'Bardaktan boşanıyor', en: 'It’s raining hard' },
          use: { tr: 'Yağmur. Yani sık sık.', en: 'Rain. So, often.' },
        },
        {
          phrase: 'Gutted',
          meaning: { tr: 'Çok üzüldüm, yıkıldım', en: 'Very disappointed' },
          use: {
            tr: 'Maç kaybedilince, bilet bitince.',
            en: 'When the match is lost or the tickets are gone.',
          },
        },
        {
          phrase: 'Sorted',
          meaning: { tr: 'Hallettim, tamamdır', en: 'Done, arranged' },
          use: { tr: 'İş bitince tek kelimeyle.', en: 'When it’s done, in one word.' },
        },
        {
          phrase: 'Dodgy',
          meaning: { tr: 'Şaibeli, tekin değil', en: 'Not to be trusted' },
          use: { tr: 'Saat gece iki, kebapçı, o et.', en: 'Two in the morning, kebab shop, that meat.' },
        },
        {
          phrase: 'Fair enough',
          meaning: { tr: 'Haklısın, eyvallah', en: 'I accept that' },
          use: { tr: 'Katılmasan da kavga etmemek için.', en: 'When you disagree but won’t fight about it.' },
        },
        {
          phrase: 'Not being funny, but…',
          meaning: { tr: 'Yanlış anlama ama…', en: 'Don’t take it badly, but…' },
          use: { tr: 'Ardından mutlaka şikâyet gelir.', en: 'A complaint always follows.' },
        },
        {
          phrase: 'Give us a ring',
          meaning: { tr: 'Beni bir ara', en: 'Call me' },
          use: { tr: '“Us” burada “me” demek.', en: '“Us” means “me” here.' },
        },
        {
          phrase: 'I’m on my way',
          meaning: { tr: 'Geliyorum', en: 'I’m coming' },
          use: { tr: 'Orada da evden çıkmadan söylenir.', en: 'There, too, said before leaving home.' },
        },
        {
          phrase: 'Mind your head',
          meaning: { tr: 'Başına dikkat', en: 'Careful, low ceiling' },
          use: { tr: 'Otobüsün üst katında.', en: 'On the top deck of the bus.' },
        },
        {
          phrase: 'See you in a bit',
          meaning: { tr: 'Birazdan görüşürüz', en: 'See you soon' },
          use: { tr: 'On dakika da olur, bir hafta da.', en: 'Ten minutes, or a week.' },
        },
      ],
    },
  },
  lessons: {
    plate: { tr: 'Örnek dersler', en: 'Sample lessons' },
    title: { tr: 'Almadan tadına bak.', en: 'Try before you buy.' },
    about: [
      {
        tr: 'Dört ders, dört PDF, hiçbir kayıt yok. Kursta her modül böyle başlar: sokaktan bir sahne, sahiden söylenen cümleler, sesli denemen için bir alıştırma.',
        en: 'Four lessons, four PDFs, no sign-up. Every module of a course starts like this: a scene off the street, sentences people really say, an exercise to try out loud.',
      },
      {
        tr: 'Kâğıda bas, buzdolabına as, aynaya karşı oku. Utanma; hepimiz öyle başladık.',
        en: 'Print it, stick it on the fridge, read it to the mirror. Don’t be shy; we all started there.',
      },
    ],
    download: { tr: 'Dersi İndir', en: 'Download lesson' },
    format: { tr: 'PDF', en: 'PDF' },
    lessons: [
      {
        title: { tr: 'Modül 1', en: 'Module 1' },
        description: {
          tr: 'Tanışma: “You all right?” bir soru değil. Cevabı da uzun değil.',
          en: 'Meeting people: “You all right?” is not a question. The answer isn’t long either.',
        },
        scene: 'greeting',
        file: { tr: '/lessons/modul-1.pdf', en: '/lessons/en/module-1.pdf' },
      },
      {
        title: { tr: 'Modül 2', en: 'Module 2' },
        description: {
          tr: 'Sipariş: “Can I get a flat white?” de, gerisi gelir.',
          en: 'Ordering: say “Can I get a flat white?” and the rest follows.',
        },
        scene: 'cafe',
        file: { tr: '/lessons/modul-2.pdf', en: '/lessons/en/module-2.pdf' },
      },
      {
        title: { tr: 'Modül 3', en: 'Module 3' },
        description: {
          tr: 'Yolda: otobüs, metro, yol tarifi. “You can’t miss it” derler, kaçırırsın.',
          en: 'Getting around: bus, Tube, directions. They say “You can’t miss it”, and you do.',
        },
        scene: 'bus',
        file: { tr: '/lessons/modul-3.pdf', en: '/lessons/en/module-3.pdf' },
      },
      {
        title: { tr: 'Modül 4', en: 'Module 4' },
        description: {
          tr: 'Plan yapmak: “Fancy a pint later?” Davet et, kırmadan hayır de.',
          en: 'Making plans: “Fancy a pint later?” Invite, or say no kindly.',
        },
        scene: 'plans',
        file: { tr: '/lessons/modul-4.pdf', en: '/lessons/en/module-4.pdf' },
      },
    ],
  },
}
