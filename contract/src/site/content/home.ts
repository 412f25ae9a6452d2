import type { StoredPage } from '../site-pages.ts'

export const home: StoredPage<'home'> = {
  home: {
    meta: {
      title: {
        tr: '{school}: sokakta konuşulan Londra İngilizcesi',
        en: '{school}: street-London English, spoken',
      },
      description: {
        tr: 'Türkçe konuşan yetişkinler için İngilizce konuşma okulu. İki dilli koçlar, haftada üç canlı Speaking Groups buluşması, A1-A2 ve B1-B2 kursları.',
        en: 'A school of spoken English for Turkish-speaking adults. Bilingual coaches, three live Speaking Groups a week, A1-A2 and B1-B2 courses.',
      },
    },
    pictureAlt: {
      tr: 'Bir Londra sokağı: tuğla evlerin ve kırmızı iki katlı otobüsün arkasında, saat kulesi kadar büyük bir ince belli çay bardağı ile mavi çizgili bir kupa sohbet ediyor.',
      en: 'A London street: behind brick houses and a red double-decker bus, a tulip-shaped Turkish tea glass as tall as a clock tower chats with a blue striped mug.',
    },
    hero: {
      plate: { tr: 'Yetişkinler için konuşma okulu', en: 'A speaking school for adults' },
      headline: {
        first: { tr: 'Yıllarca çalıştın.', en: 'You studied it for years.' },
        second: { tr: 'Artık konuş.', en: 'Now speak it.' },
      },
      lead: {
        tr: 'Londra sokaklarında konuşulan İngilizce, iki dilli koçlar ve haftada üç canlı konuşma buluşması. Ezber yok, sohbet var.',
        en: 'English as London’s streets speak it, bilingual coaches, and three live conversations a week. Less reciting, more talking.',
      },
      join: { tr: 'Aramıza katıl', en: 'Join us' },
      how: { tr: 'Nasıl çalışır?', en: 'How does it work?' },
    },
    facts: [
      {
        about: { tr: '', en: '' },
        figure: { tr: '3', en: '3' },
        text: { tr: 'canlı Speaking Groups buluşması, her hafta', en: 'live Speaking Groups every week' },
      },
      {
        about: { tr: 'yaklaşık', en: 'about' },
        figure: { tr: '3 saat', en: '3 hours' },
        text: { tr: 'konuşma pratiği, her hafta', en: 'of speaking practice every week' },
      },
      {
        about: { tr: 'yaklaşık', en: 'about' },
        figure: { tr: '6 kat', en: '6 times' },
        text: { tr: 'daha fazla pratik, diğer yöntemlere göre', en: 'more practice than other methods' },
      },
      {
        about: { tr: '', en: '' },
        figure: { tr: '2', en: '2' },
        text: { tr: 'canlı ve açıklamalı alıştırma, her ay', en: 'live explained exercises every month' },
      },
    ],
  },
  why: {
    plate: { tr: 'Neden biz', en: 'Why us' },
    title: { tr: 'Ders anlatmıyoruz. Konuşuyoruz.', en: 'We don’t lecture. We talk.' },
    lead: { tr: '', en: '' },
    features: [
      {
        icon: 'street',
        title: { tr: 'Sokağın İngilizcesi', en: 'English off the street' },
        text: {
          tr: 'Kitaptaki değil, otobüs durağında, kasada, barda duyduğun İngilizce. Londra’da nasıl konuşuluyorsa öyle.',
          en: 'Not the textbook kind: the kind you hear at the bus stop, at the till, at the bar. The way London says it.',
        },
      },
      {
        icon: 'bubbles',
        title: { tr: 'İki dilli koçlar', en: 'Bilingual coaches' },
        text: {
          tr: 'Koçların iki dili de ana dili gibi konuşur. Nerede, neden takıldığını bilirler.',
          en: 'Your coaches are native-level and bilingual. They know where you get stuck, and why.',
        },
      },
      {
        icon: 'clock',
        title: { tr: 'Haftada üç buluşma', en: 'Three sessions a week' },
        text: {
          tr: 'Speaking Groups haftada üç kez, birer saat. Saatler sabit: öğle arası ya da akşam.',
          en: 'Speaking Groups meet three times a week for an hour. The times are fixed: midday or evening.',
        },
      },
      {
        icon: 'door',
        title: { tr: 'Kapanmayan kapı', en: 'A door that stays open' },
        text: {
          tr: 'Bir haftayı kaçırdın mı? Sorun değil. Geçmiş modüller hiç kapanmaz, mesaj grubundaki etkinliklerin son tarihi yoktur.',
          en: 'Missed a week? No drama. Past modules never close, and messaging-group activities have no deadline.',
        },
      },
      {
        icon: 'replay',
        title: { tr: 'Kaçırırsan izlersin', en: 'Missed it? Watch it' },
        text: {
          tr: 'Ayda iki kez, adım adım anlatılan canlı bir alıştırma. Kaydedilir, dilediğinde yeniden izlersin.',
          en: 'Twice a month, a live exercise explained step by step. It is recorded, so you can replay it.',
        },
      },
      {
        icon: 'target',
        title: { tr: 'Sınavın varsa söyle', en: 'Got an exam? Say so' },
        text: {
          tr: 'TOEIC, IELTS… Hedefini en başta destek ekibine söyle, hazırlanırken de yanında olalım.',
          en: 'TOEIC, IELTS… Tell support at the start and we will support your preparation too.',
        },
      },
    ],
  },
  pain: {
    plate: { tr: 'İngilizcen şu an nasıl?', en: 'What is your English like now?' },
    title: { tr: 'Tanıdık geldi mi?', en: 'Sound familiar?' },
    lead: {
      tr: 'Bunları her gün duyuyoruz. Cevabımız hep aynı yere çıkıyor: konuşmaya.',
      en: 'We hear these every day. The answer always leads to the same place: talking.',
    },
    you: { tr: 'Sen', en: 'You' },
    coach: { tr: 'Biz', en: 'Us' },
    says: [
      {
        them: { tr: 'Anlıyorum ama konuşamıyorum.', en: 'I understand it, but I can’t speak it.' },
        us: {
          tr: 'Çünkü hep dinledin. Burada haftada üç kez söz sende.',
          en: 'Because you only ever listened. Here it’s your turn three times a week.',
        },
      },
      {
        them: {
          tr: 'Cümleyi kafamda kurana kadar konu değişiyor.',
          en: 'By the time I’ve built the sentence, they’ve changed the subject.',
        },
        us: {
          tr: 'Haftada yaklaşık üç saat konuş. Bir süre sonra kurmazsın, söyleyiverirsin.',
          en: 'Talk for about three hours a week and you stop building. You just say it.',
        },
      },
      {
        them: { tr: 'Hata yaparım diye susuyorum.', en: 'I keep quiet in case I make a mistake.' },
        us: {
          tr: 'Yap. Koçun iki dilli, yarım cümleni de anlar.',
          en: 'Make it. Your coach is bilingual and understands half a sentence, too.',
        },
      },
      {
        them: {
          tr: 'Kaç kursa başladım, hepsi yarım kaldı.',
          en: 'I’ve started so many courses. Finished none.',
        },
        us: {
          tr: 'Geçmiş modüller kapanmaz. Kaldığın duraktan binersin.',
          en: 'Past modules never close. Get back on at the stop where you got off.',
        },
      },
    ],
    aside: {
      tr: 'Dünyada İngilizce konuşanların yalnızca yüzde 5 kadarının ana dili İngilizce. Kusursuz olman gerekmiyor, konuşman gerekiyor.',
      en: 'Only about 5 per cent of the world’s English speakers are native. You don’t need to be perfect. You need to talk.',
    },
  },
  aspects: {
    plate: { tr: 'Nasıl çalışır', en: 'How it works' },
    title: { tr: 'Tek hat, altı durak.', en: 'One line, six stops.' },
    lead: { tr: 'Aktarma yok. Sen bin, gerisi gelir.', en: 'No changes. Hop on, the rest is on the way.' },
    stations: [
      {
        title: { tr: 'Seviye testi', en: 'Level test' },
        text: {
          tr: '50 soru: 40’ı dil bilgisi ve kelime, 10’u dinleme. Hangi hattan başlayacağını söyler.',
          en: '50 questions: 40 on grammar and vocabulary, 10 listening. It tells you which line to start on.',
        },
      },
      {
        title: { tr: 'Kursun', en: 'Your course' },
        text: {
          tr: 'Sonucuna göre A1-A2 ya da B1-B2 kursuna yazılırsın.',
          en: 'Your result puts you on the A1-A2 or the B1-B2 course.',
        },
      },
      {
        title: { tr: 'Modüller', en: 'Modules' },
        text: {
          tr: 'Video dersler, etkileşimli quizler, PDF notlar. İstediğin saatte.',
          en: 'Video lessons, interactive quizzes and PDF notes. In your own time.',
        },
      },
      {
        title: { tr: 'Mesaj grubu', en: 'Messaging group' },
        text: {
          tr: 'En fazla 25 kişilik bir grupta yazışa konuşa pratik.',
          en: 'Practise in a group of 25 people at most.',
        },
      },
      {
        title: { tr: 'Speaking Groups', en: 'Speaking Groups' },
        text: {
          tr: 'Haftada üç kez, bir saat, canlı. Asıl iş burada.',
          en: 'Three times a week, one hour, live. This is where it happens.',
        },
      },
      {
        title: { tr: 'Özel ders', en: 'Private lessons' },
        text: {
          tr: 'İstersen randevuyla: birebir, ikili ya da küçük grup.',
          en: 'If you like, by appointment: one-to-one, duo or small group.',
        },
      },
    ],
  },
  tour: {
    plate: { tr: 'İçeriden', en: 'Inside' },
    title: { tr: 'Giriş yapınca göreceğin tam olarak bu.', en: 'This is exactly what you log in to.' },
    lead: {
      tr: 'Çizim değil, uygulamanın kendisi. Telefonda da bilgisayarda da kaldığın yerden devam edersin.',
      en: 'Not a drawing, the app itself. On your phone or your computer, you go on where you left off.',
    },
    screens: [],
  },
  closing: {
    title: { tr: 'Çayını koy, konuşalım.', en: 'Put the kettle on. Let’s talk.' },
    text: {
      tr: 'İlk cümlen kusursuz olmayacak. Olmasına gerek de yok.',
      en: 'Your first sentence won’t be perfect. It doesn’t have to be.',
    },
    join: { tr: 'Aramıza katıl', en: 'Join us' },
  },
}
