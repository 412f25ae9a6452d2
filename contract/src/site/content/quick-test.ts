import type { StoredPage } from '../site-pages.ts'

export const quickTest: StoredPage<'quickTest'> = {
  quickTest: {
    meta: {
      title: { tr: 'Hızlı seviye testi', en: 'Quick level test' },
      description: {
        tr: 'On soru, üç dakika, üyelik yok: İngilizce seviyeni tahmin et ve sana uyan grupları gör.',
        en: 'Ten questions, three minutes, no account: get an estimate of your English level and see the groups that fit.',
      },
    },
    hero: {
      plate: { tr: 'Hızlı test', en: 'Quick test' },
      title: { tr: 'Hangi durakta biniyorsun?', en: 'Which stop is yours?' },
      lead: {
        tr: 'On soru, yaklaşık üç dakika. Üyelik yok, hiçbir şey kaydedilmez.',
        en: 'Ten questions, about three minutes. No account, and nothing is stored.',
      },
    },
    call: {
      plate: { tr: 'Önce dene', en: 'Try it first' },
      title: { tr: 'Üç dakikada seviyeni tahmin et.', en: 'Your level in three minutes.' },
      lead: {
        tr: 'On soru, üyelik yok. Sonunda sana uyan grupları görürsün.',
        en: 'Ten questions, no account. At the end you see the groups that fit.',
      },
      link: { tr: 'Hızlı teste başla', en: 'Take the quick test' },
    },
    steps: {
      start: { tr: 'Başla', en: 'Start' },
      place: { tr: 'Soru {count} / 10', en: 'Question {count} of 10' },
      back: { tr: 'Geri', en: 'Back' },
      next: { tr: 'Sonraki', en: 'Next' },
      skip: { tr: 'Bilmiyorum, geç', en: 'I don’t know' },
      finish: { tr: 'Seviyemi göster', en: 'Show my level' },
      left: { tr: 'Kalan süre', en: 'Time left' },
      over: {
        tr: 'Üç dakika doldu. Acele etme, kalanları sakince bitir.',
        en: 'Three minutes are up. No rush: finish the rest in peace.',
      },
    },
    result: {
      plate: { tr: 'Tahminimiz', en: 'Our estimate' },
      title: { tr: 'Durağın {level}.', en: 'Your stop is {level}.' },
      right: { tr: '10 sorudan {count} doğru.', en: '{count} of 10 right.' },
      line: { tr: 'A1’den C1’e seviyeler', en: 'The levels from A1 to C1' },
      levels: {
        A1: {
          tr: 'Kendini tanıtır, basit sorular sorar, kahveni söylersin.',
          en: 'You introduce yourself, ask simple questions, order your coffee.',
        },
        A2: {
          tr: 'Günlük konularda konuşur, dün ne yaptığını anlatırsın.',
          en: 'You chat about everyday things and say what you did yesterday.',
        },
        B1: {
          tr: 'Çoğu durumda derdini anlatır, nedenini de söylersin.',
          en: 'You get by in most situations, and can say why.',
        },
        B2: {
          tr: 'Rahat konuşur, tartışır, dizileri altyazısız takip edersin.',
          en: 'You talk freely, argue your point and follow a series without subtitles.',
        },
        C1: {
          tr: 'İncelikleri duyar, şakaya şakayla karşılık verirsin.',
          en: 'You hear what is between the lines, and joke back.',
        },
      },
      beginner: {
        title: { tr: 'Yol A1’den başlıyor.', en: 'Your line starts at A1.' },
        text: {
          tr: 'Bu sorular sana henüz zor geldi ve bu hiç sorun değil. A1 en baştan başlar: ilk kelimeleri birlikte söyleriz.',
          en: 'These questions were still hard for you, and that is fine. A1 starts from the very beginning: we say the first words together.',
        },
      },
      again: { tr: 'Testi yeniden çöz', en: 'Take it again' },
      fits: {
        plate: { tr: 'Kalkışlar', en: 'Departures' },
        title: { tr: 'Bu seviyeye uyan gruplar.', en: 'Groups for this level.' },
        none: {
          tr: 'Şu anda bu seviye için açık bir grup yok. Kaydol, yeni grup açılınca ilk sen gör.',
          en: 'No group of this level is open right now. Register and be the first to see the next one.',
        },
        all: { tr: 'Bütün gruplar', en: 'All groups' },
      },
      invite: {
        title: { tr: 'Kesin sonuç seviye testinde.', en: 'The level test tells for sure.' },
        text: {
          tr: 'Ücretsiz kaydol, gerçek seviye testini çöz: dinleme soruları da var ve grubun ona göre belirlenir.',
          en: 'Register for free and take the real level test: it has listening questions too, and it decides which groups you can join.',
        },
        join: { tr: 'Kaydol ve testi çöz', en: 'Register and take it' },
      },
    },
  },
}
