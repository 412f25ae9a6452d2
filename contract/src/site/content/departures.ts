import type { StoredPage } from '../site-pages.ts'

const nothing = { tr: '', en: '' }

export const departures: StoredPage<'courses'>['departures'] = {
  plate: { tr: 'Kalkış tablosu', en: 'Departure board' },
  title: { tr: 'Sıradaki gruplar.', en: 'The next groups.' },
  lead: {
    tr: 'Şu an katılabileceğin gruplar, en yakın tarihten başlayarak. Yerini ayırt, ilk buluşmada tanışırız.',
    en: 'The groups you can join right now, the soonest first. Take a seat and we’ll meet at the first session.',
  },
  home: {
    plate: { tr: 'Kalkış tablosu', en: 'Departure board' },
    title: { tr: 'Sıradaki gruba yetişirsin.', en: 'You can still catch the next one.' },
    lead: nothing,
  },
  all: { tr: 'Bütün kalkışları gör', en: 'See all departures' },
  open: { tr: 'Gruba bak', en: 'See this group' },
  allLevels: { tr: 'Her seviye', en: 'All levels' },
  zone: { tr: 'Saatler İstanbul saatiyledir.', en: 'Times are Istanbul time.' },
  starts: { tr: 'Başlangıç', en: 'Starts' },
  coach: { tr: 'Koç', en: 'Coach' },
  free: { tr: 'Ücretsiz', en: 'Free' },
  freeTaster: { tr: 'Ücretsiz tanışma grubu', en: 'Free taster group' },
  earlyBird: { tr: 'Erken kayıt, son gün {day}', en: 'Early bird until {day}' },
  before: { tr: 'Önceki fiyat:', en: 'instead of' },
  seats: {
    many: { tr: '{count} boş yer', en: '{count} seats left' },
    few: { tr: 'Son {count} yer', en: 'Last {count} seats' },
    last: { tr: 'Son yer', en: 'Last seat' },
    waiting: { tr: 'Dolu, bekleme listesi açık', en: 'Full, waiting list open' },
    full: { tr: 'Dolu', en: 'Full' },
  },
  filter: {
    label: { tr: 'Grupları daralt', en: 'Narrow down' },
    level: { tr: 'Seviye', en: 'Level' },
    time: { tr: 'Günün saati', en: 'Time of day' },
    start: { tr: 'Başlangıç ayı', en: 'Starts in' },
    any: { tr: 'Hepsi', en: 'Any' },
    morning: { tr: 'Sabah', en: 'Morning' },
    midday: { tr: 'Öğle ve öğleden sonra', en: 'Midday and afternoon' },
    evening: { tr: 'Akşam', en: 'Evening' },
    none: { tr: 'Bu seçimle bir grup yok.', en: 'No group matches this.' },
    reset: { tr: 'Hepsini göster', en: 'Show all' },
  },
  empty: {
    title: { tr: 'Şu an durakta otobüs yok.', en: 'No bus at the stop right now.' },
    text: {
      tr: 'Yeni gruplar hazırlanıyor. Üye ol, seviye testini şimdiden çöz; kayıtlar açılınca ilk sen seçersin. Aklında bir şey varsa bize yaz.',
      en: 'New groups are on their way. Sign up and take the level test now, so that you choose first. Got a question? Write to us.',
    },
    contact: { tr: 'Bize yaz', en: 'Write to us' },
  },
}

export const coursePage: StoredPage<'courses'>['coursePage'] = {
  plate: { tr: 'Kalkış', en: 'Departure' },
  join: { tr: 'Bu gruba katıl', en: 'Join this group' },
  joinFree: { tr: 'Ücretsiz katıl', en: 'Join for free' },
  wait: { tr: 'Bekleme listesine gir', en: 'Join the waiting list' },
  way: {
    tr: 'Üye ol, seviye testini çöz, yerini ayırt: bu grup seni yolun sonunda bekliyor.',
    en: 'Sign up, take the level test, take your seat: this group waits for you at the end of the way.',
  },
  dates: { tr: 'Tarihler', en: 'Dates' },
  weekly: { tr: 'Her hafta', en: 'Every week' },
  sessions: { tr: 'Canlı buluşma', en: 'Live sessions' },
  sessionCount: { tr: '{count} Speaking Group', en: '{count} Speaking Groups' },
  level: { tr: 'Seviye', en: 'Level' },
  needs: {
    title: { tr: 'Binmeden önce', en: 'Before you get on' },
    test: {
      tr: 'Ücretsiz seviye testi: 50 soru, yaklaşık 25 dakika. Sonucun saklanır, bir kez çözmen yeter.',
      en: 'The free level test: 50 questions, about 25 minutes. Your result is kept, so once is enough.',
    },
    level: {
      tr: 'Bu grup için {level} ya da üstü bir seviye gerekir.',
      en: 'This group needs level {level} or above.',
    },
    course: {
      tr: 'Ya da önce bizimle {course} kursunu bitir.',
      en: 'Or finish {course} with us first.',
    },
  },
  modules: {
    plate: { tr: 'Duraklar', en: 'Stops' },
    title: { tr: '{count} modül, sırayla.', en: '{count} modules, one by one.' },
    lead: nothing,
  },
  coaches: {
    plate: { tr: 'Koç', en: 'Coach' },
    title: { tr: 'Direksiyonda kim var?', en: 'Who is at the wheel?' },
    lead: nothing,
  },
  prices: {
    plate: { tr: 'Fiyat', en: 'Price' },
    title: { tr: 'Aynı grup, üç paket.', en: 'One group, three plans.' },
    lead: nothing,
    once: { tr: 'kursun tamamı, tek ödeme', en: 'the whole course, one payment' },
    freeText: {
      tr: 'Kart istemiyoruz, sonunda da bir ücret çıkmıyor.',
      en: 'We ask for no card, and nothing is charged at the end.',
    },
  },
  cancel: {
    title: { tr: 'Fikrin değişirse', en: 'If you change your mind' },
    text: {
      tr: 'Son iptal günü: {moment}. O gün bitene kadar (İstanbul saatiyle) iptal edersen paranın tamamı geri gelir. Tarihleri ya da saatleri biz değiştirirsek bir hafta içinde iptal edebilirsin.',
      en: 'The last day to cancel is {moment}. Cancel before it ends in Istanbul and you get all your money back. If we change the dates or times, you have a week to cancel.',
    },
    free: {
      tr: 'Gelemeyeceksen yerini en geç {moment} günü bırak, sıradaki binsin.',
      en: 'If you can’t make it, give up your seat on {moment} at the latest, so that the next person can get on.',
    },
  },
  others: {
    plate: { tr: 'Öteki kalkışlar', en: 'Other departures' },
    title: { tr: 'Bu saat olmadı mı?', en: 'Not your time?' },
    lead: nothing,
  },
  closed: {
    plate: { tr: 'Kayıt kapandı', en: 'Closed' },
    text: {
      tr: 'Bu gruba artık kayıt alınmıyor. Ama sıradaki otobüs yolda: şu an katılabileceğin gruplar aşağıda.',
      en: 'This group no longer takes new people. But the next bus is on its way: the groups you can join are below.',
    },
    all: { tr: 'Bütün kalkışları gör', en: 'See all departures' },
  },
}
