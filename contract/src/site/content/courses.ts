import type { StoredPage } from '../site-pages.ts'
import { coursePage, departures } from './departures.ts'

export const courses: StoredPage<'courses'> = {
  departures,
  coursePage,
  courses: {
    meta: {
      title: { tr: 'Kurslar', en: 'Courses' },
      description: {
        tr: 'A1-A2: 26 hafta, 26 modül. B1-B2: 12 hafta, 6 modül. Randevulu özel dersler. Seviye testiyle hattını bul, {basic}, {super} ya da {premium} paketle başla.',
        en: 'A1-A2: 26 weeks, 26 modules. B1-B2: 12 weeks, 6 modules. Private lessons by appointment. Find your line with the level test, start with {basic}, {super} or {premium}.',
      },
    },
    hero: {
      plate: { tr: 'Kurslar', en: 'Courses' },
      title: { tr: 'Nereden binersen bin, aynı yere varırsın.', en: 'Get on anywhere. It ends in talking.' },
      lead: {
        tr: 'İki hat ve bir taksi: A1-A2, B1-B2 ve randevulu özel dersler. Hepsinin son durağı konuşmak.',
        en: 'Two lines and a cab: A1-A2, B1-B2, and private lessons by appointment.',
      },
    },
    labels: {
      duration: { tr: 'Süre', en: 'Length' },
      modules: { tr: 'Modül', en: 'Modules' },
      moduleDuration: { tr: 'Modül süresi', en: 'A module takes' },
      teachers: { tr: 'Koçlar', en: 'Coaches' },
    },
    join: { tr: 'Bu kursa katıl', en: 'Join this course' },
    seePlans: { tr: 'Paketleri gör', en: 'See the plans' },
    cards: [
      {
        id: 'a1-a2',
        title: { tr: 'A1-A2', en: 'A1-A2' },
        name: { tr: 'Temelden konuşmaya', en: 'From words to talking' },
        duration: { tr: '26 hafta', en: '26 weeks' },
        modules: { tr: '26 modül', en: '26 modules' },
        moduleDuration: { tr: '1 hafta', en: '1 week' },
        teachers: { tr: 'İki dilli, ana dili seviyesinde', en: 'Bilingual, native-level' },
        modulesLabel: { tr: '', en: '' },
        moduleDurationLabel: { tr: '', en: '' },
        descriptions: [
          {
            tr: 'Kelimelerin var ama yan yana gelmiyorlar. Her hafta bir modül: izle, quizini çöz, aynı hafta Speaking Groups’ta kullan.',
            en: 'You have the words but they won’t line up. One module a week: watch it, do the quiz, use it in Speaking Groups the same week.',
          },
          {
            tr: 'Sonunda sipariş verir, yol sorar, kendini anlatır, telefonda “hold on a sec” dersin.',
            en: 'By the end you order, ask the way, tell your story, and say “hold on a sec” on the phone.',
          },
        ],
        cards: [
          {
            icon: 'bubbles',
            oneLiner: { tr: 'İlk günden konuşma', en: 'Talking from day one' },
          },
          {
            icon: 'replay',
            oneLiner: { tr: 'Geçmiş modül hep açık', en: 'Past modules stay open' },
          },
          {
            icon: 'clock',
            oneLiner: { tr: 'Haftada üç buluşma', en: 'Three sessions a week' },
          },
        ],
        weeks: 26,
        moduleCount: 26,
      },
      {
        id: 'b1-b2',
        title: { tr: 'B1-B2', en: 'B1-B2' },
        name: { tr: 'Konuşmadan akıcılığa', en: 'From talking to flowing' },
        duration: { tr: '12 hafta', en: '12 weeks' },
        modules: { tr: '6 modül', en: '6 modules' },
        moduleDuration: { tr: '2 hafta', en: '2 weeks' },
        teachers: { tr: 'İki dilli, ana dili seviyesinde', en: 'Bilingual, native-level' },
        modulesLabel: { tr: '', en: '' },
        moduleDurationLabel: { tr: '', en: '' },
        descriptions: [
          {
            tr: 'Derdini anlatıyorsun ama her cümlede ter döküyorsun. İki haftada bir modül; arada bol bol konuşacak vakit.',
            en: 'You get your point across, but every sentence costs sweat. One module every two weeks, with plenty of time to talk in between.',
          },
          {
            tr: 'Sonunda toplantıda araya girer, şaka yapar, şakayı da anlarsın. Asıl zoru budur.',
            en: 'By the end you cut in at meetings, crack a joke, and get the joke. That one is the hard part.',
          },
        ],
        cards: [
          {
            icon: 'street',
            oneLiner: { tr: 'Sokağın deyimleri', en: 'Idioms off the street' },
          },
          {
            icon: 'target',
            oneLiner: { tr: 'TOEIC, IELTS desteği', en: 'TOEIC, IELTS support' },
          },
          {
            icon: 'bubbles',
            oneLiner: { tr: 'Takılmadan konuşma', en: 'Talk that flows' },
          },
        ],
        weeks: 12,
        moduleCount: 6,
      },
      {
        id: 'private',
        title: { tr: 'Özel ders', en: 'Private' },
        name: { tr: 'Hat dışı sefer', en: 'Off the line' },
        duration: { tr: '30-45 dakika, grupta 1 saat', en: '30-45 minutes, 1 hour in a group' },
        modules: { tr: 'Randevuyla', en: 'By appointment' },
        moduleDuration: { tr: '1 kredi', en: '1 credit' },
        teachers: { tr: 'İki dilli, ana dili seviyesinde', en: 'Bilingual, native-level' },
        modulesLabel: { tr: 'Ne zaman', en: 'When' },
        moduleDurationLabel: { tr: 'Bedeli', en: 'Costs' },
        descriptions: [
          {
            tr: 'İş görüşmesi, sunum, vize randevusu: bazen bir konuyu baş başa çalışmak gerekir. Birebir, ikili ya da küçük grup.',
            en: 'A job interview, a talk, a visa appointment: some things need a table for two. One-to-one, duo or small group.',
          },
          {
            tr: 'Paketindeki kredilerle alırsın; bitince ekstra kredi eklersin.',
            en: 'Paid with the credits of your plan; when they run out, add more.',
          },
        ],
        cards: [
          {
            icon: 'door',
            oneLiner: { tr: 'Birebir: 30 dakika', en: 'One-to-one: 30 minutes' },
          },
          {
            icon: 'bubbles',
            oneLiner: { tr: 'İkili: 45 dakika', en: 'Duo: 45 minutes' },
          },
          {
            icon: 'street',
            oneLiner: { tr: 'Küçük grup: 1 saat', en: 'Small group: 1 hour' },
          },
        ],
        weeks: null,
        moduleCount: null,
      },
    ],
    stepper: {
      plate: { tr: 'Yol tarifi', en: 'Directions' },
      title: { tr: 'Dört durakta ilk cümlen.', en: 'Four stops to your first sentence.' },
      lead: { tr: '', en: '' },
      state: {
        done: { tr: 'Tamam', en: 'Done' },
        now: { tr: 'Sıradaki', en: 'Next' },
        next: { tr: 'Sonra', en: 'Later' },
      },
      more: { tr: 'Ayrıntılar', en: 'More about' },
      steps: [
        {
          title: { tr: 'Hatlara baktın', en: 'You saw the lines' },
          text: {
            tr: 'Kursları gördün, birini gözüne kestirdin.',
            en: 'You looked at the courses and have your eye on one.',
          },
          tooltip: {
            tr: 'Buradasın, yani bu durak geride kaldı.',
            en: 'You are here, so this stop is behind you.',
          },
        },
        {
          title: { tr: 'Seviye testi', en: 'Level test' },
          text: {
            tr: 'Üye ol, 50 soruyu çöz, hattını öğren.',
            en: 'Sign up, take the 50 questions, find your line.',
          },
          tooltip: {
            tr: '40 yazılı soru 30’ar saniye, 10 dinleme sorusu 20’şer saniye.',
            en: '40 written questions of 30 seconds, 10 listening ones of 20 seconds.',
          },
        },
        {
          title: { tr: 'Kayıt', en: 'Enrol' },
          text: {
            tr: 'Kursunu ve paketini seç, kartla öde.',
            en: 'Choose your course and plan, pay by card.',
          },
          tooltip: {
            tr: 'Kurs başlamadan 24 saat öncesine kadar iptal edebilirsin.',
            en: 'You can cancel up to 24 hours before the course starts.',
          },
        },
        {
          title: { tr: 'Konuş', en: 'Talk' },
          text: {
            tr: 'Grubuna katıl, ilk Speaking Groups’a gir.',
            en: 'Join your group, walk into the first Speaking Group.',
          },
          tooltip: {
            tr: 'Haftada üç kez, birer saat, canlı. Aralarda mesaj grubunda pratik; orada en fazla 25 kişi olur.',
            en: 'Three times a week, one hour each, live. In between you practise in your messaging group, 25 people at most.',
          },
        },
      ],
    },
  },
  packages: {
    plate: { tr: 'Kurs paketleri', en: 'Course packages' },
    title: { tr: 'İki hat. Hangisi senin?', en: 'Two lines. Which one is yours?' },
    lead: { tr: '', en: '' },
    tracks: [
      {
        level: 'A1-A2',
        title: { tr: 'Temelden konuşmaya', en: 'From words to talking' },
        text: {
          tr: 'Kelimelerin var, cümlelerin yok. Buradan bin.',
          en: 'You have the words but not the sentences. Get on here.',
        },
        weeks: 26,
        modules: 26,
        facts: [
          { tr: '26 hafta', en: '26 weeks' },
          { tr: '26 modül', en: '26 modules' },
          { tr: 'Her hafta bir modül', en: 'One module a week' },
        ],
      },
      {
        level: 'B1-B2',
        title: { tr: 'Konuşmadan akıcılığa', en: 'From talking to flowing' },
        text: {
          tr: 'Derdini anlatıyorsun ama ter dökerek. Buradan bin.',
          en: 'You get your point across, but you sweat for it. Get on here.',
        },
        weeks: 12,
        modules: 6,
        facts: [
          { tr: '12 hafta', en: '12 weeks' },
          { tr: '6 modül', en: '6 modules' },
          { tr: 'İki haftada bir modül', en: 'One module every two weeks' },
        ],
      },
    ],
    packages: [
      {
        title: 'Academy',
        duration: { tr: 'yaklaşık 6 ay', en: 'about 6 months' },
        description: {
          tr: 'Yolu adım adım yürümek isteyene. Modüller önden gider, konuşma hep yanında.',
          en: 'For those who like to walk the line stop by stop. Modules lead, talk keeps them company.',
        },
        features: [
          {
            tr: 'Video dersler, etkileşimli quizler, PDF notlar',
            en: 'Video lessons, interactive quizzes, PDF notes',
          },
          { tr: 'Haftada üç Speaking Groups', en: 'Three Speaking Groups a week' },
          {
            tr: 'Ayda iki canlı ve açıklamalı alıştırma, kaydıyla',
            en: 'Two live explained exercises a month, with replays',
          },
        ],
        colour: 'paper',
      },
      {
        title: 'Club',
        duration: { tr: 'yaklaşık 6 ay', en: 'about 6 months' },
        description: {
          tr: 'En çok konuşmak isteyene. Söz önden gider, modüller ne zaman istersen orada.',
          en: 'For those who want to talk most. Talk leads, the modules are there when you want them.',
        },
        features: [
          { tr: 'Haftada üç Speaking Groups', en: 'Three Speaking Groups a week' },
          {
            tr: 'En fazla 25 kişilik mesaj grubu, son tarihsiz etkinlikler',
            en: 'A messaging group of 25 at most, activities with no deadlines',
          },
          {
            tr: 'Krediyle birebir, ikili ya da küçük grup dersleri',
            en: 'One-to-one, duo or small-group classes by credit',
          },
        ],
        colour: 'night',
      },
    ],
    together: {
      tr: 'Hattın modüllerini belirler (26 ya da 12 hafta), programın yolun bütününü (Academy ya da Club, yaklaşık 6 ay), paketin de kredilerini ve ekstra Speaking Groups’unu.',
      en: 'Your line sets the modules (26 or 12 weeks), your programme the whole journey (Academy or Club, about 6 months), and your plan the credits and extra Speaking Groups.',
    },
    seePlans: { tr: 'Paketleri ve fiyatları gör', en: 'See plans and prices' },
    placement: {
      tr: 'Emin değil misin? Kayıttan önceki seviye testi hangi hattan başlayacağını söyler.',
      en: 'Not sure? The level test before you enrol tells you which line to start on.',
    },
    more: { tr: 'Kurslara yakından bak', en: 'Have a closer look at the courses' },
  },
}
