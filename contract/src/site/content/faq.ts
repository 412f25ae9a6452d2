import type { StoredPage } from '../site-pages.ts'

export const faq: StoredPage<'faq'> = {
  faq: {
    meta: {
      title: { tr: 'Sıkça sorulan sorular', en: 'Frequently asked questions' },
      description: {
        tr: 'Seviye testi, kurs süreleri, Speaking Groups, paketler ve krediler, özel ders, sınav hazırlığı, iptal: en çok sorulan sekiz soru ve cevabı.',
        en: 'Level test, course length, Speaking Groups, plans and credits, private lessons, exam preparation, cancelling: the eight questions people ask most.',
      },
    },
    hero: {
      plate: { tr: 'Sıkça sorulan sorular', en: 'Frequently asked questions' },
      title: { tr: 'Sor, çekinme.', en: 'Go on, ask.' },
      lead: {
        tr: 'En çok bu sekizini soruyorlar. Seninki yoksa yaz, cevaplayalım.',
        en: 'These eight come up most. If yours is missing, write and we will answer.',
      },
    },
    section: {
      plate: { tr: 'Sıkça sorulan sorular', en: 'Frequently asked questions' },
      title: { tr: 'Aklındakini sor.', en: 'What’s on your mind?' },
      lead: { tr: '', en: '' },
    },
    contents: { tr: 'Sorular', en: 'Questions' },
    readAll: { tr: 'Tüm Soruları Oku', en: 'Read all questions' },
    contact: { tr: 'Bize Ulaşın', en: 'Contact us' },
    none: {
      tr: 'Burada henüz soru yok. Aklındakini bize yaz, cevaplayalım.',
      en: 'No questions here yet. Write to us, and we’ll answer yours.',
    },
    notFound: { tr: 'Sorun burada yok mu?', en: 'Is your question missing?' },
    questions: [
      {
        id: 'level-test',
        question: {
          tr: 'Hangi kurstan başlayacağımı nasıl bileceğim?',
          en: 'How do I know which course to start with?',
        },
        answer: {
          tr: '<p>Kursa yazılmadan önce seviye testini çözersin: 50 soru, 40’ı dil bilgisi ve kelime, 10’u dinleme. Her yazılı soruya 30, her dinleme sorusuna 20 saniye var. Dinleme kayıtları bir kez çalar, tıpkı hayattaki gibi.</p><p>Sonucun hangi hattan başlayacağını söyler: A1-A2 ya da B1-B2.</p>',
          en: '<p>You take the level test before you enrol: 50 questions, 40 on grammar and vocabulary, 10 listening. You have 30 seconds for each written question and 20 for each listening one. Recordings play once, just as they do in life.</p><p>Your result says which line you start on: A1-A2 or B1-B2.</p>',
        },
      },
      {
        id: 'duration',
        question: { tr: 'Kurslar ne kadar sürüyor?', en: 'How long do the courses take?' },
        answer: {
          tr: '<p>A1-A2 kursu 26 hafta ve 26 modül: her hafta bir modül. B1-B2 kursu 12 hafta ve 6 modül: iki haftada bir modül.</p><p>Bu süreler modüllerindir. Program, yani Academy ya da Club, yolun bütünüdür ve yaklaşık 6 ay sürer. Paketin ({basic}, {super} ya da {premium}) kredilerini ve ekstra Speaking Groups’unu belirler.</p>',
          en: '<p>A1-A2 runs 26 weeks with 26 modules: one a week. B1-B2 runs 12 weeks with 6 modules: one every two weeks.</p><p>That is the length of the modules. The programme, Academy or Club, is the whole journey and lasts about 6 months. Your plan ({basic}, {super} or {premium}) sets your credits and extra Speaking Groups.</p>',
        },
      },
      {
        id: 'where',
        question: { tr: 'Dersler nerede, nasıl yapılıyor?', en: 'Where and how do the lessons happen?' },
        answer: {
          tr: '<p>Üç yerde. Kurs platformunda video dersler, etkileşimli quizler ve PDF notlar. Mesaj grubunda günlük pratik. Speaking Groups’ta haftada üç kez, birer saat canlı konuşma; saatler sabit, öğle arası ya da akşam.</p><p>Ayda iki kez de adım adım anlatılan canlı bir alıştırma var. Kaydedilir, sonra izleyebilirsin. Koçların hepsi iki dilli ve İngilizceyi ana dili gibi konuşur.</p>',
          en: '<p>In three places. On the course platform: video lessons, interactive quizzes and PDF notes. In the messaging group: everyday practice. In Speaking Groups: live talk, three times a week for an hour, at fixed midday or evening times.</p><p>Twice a month there is also a live exercise, explained step by step and recorded for replay. All coaches are bilingual and native-level.</p>',
        },
      },
      {
        id: 'missed',
        question: { tr: 'Bir haftayı kaçırırsam ne olur?', en: 'What if I miss a week?' },
        answer: {
          tr: '<p>Hiçbir şey kapanmaz. Geçmiş modüller hep açık, mesaj grubundaki etkinliklerin son tarihi yok, canlı alıştırmaların kaydı duruyor. Kaldığın duraktan binersin.</p>',
          en: '<p>Nothing closes. Past modules stay open, messaging-group activities have no deadline, live exercises have replays. Get back on at the stop where you got off.</p>',
        },
      },
      {
        id: 'plan-differences',
        question: { tr: 'Paketler arasında ne fark var?', en: 'What is the difference between the plans?' },
        answer: {
          tr: '<p>Kurs aynı, ekstralar farklı. {basic}: {basicCredits} ders kredisi. {super}: {superCredits} kredi ve {superGroups} ekstra Speaking Groups. {premium}: {premiumCredits} kredi ve {premiumGroups} ekstra Speaking Groups. Fiyatlar kursun sayfasında yazar.</p><p>1 krediyle 1 saatlik grup dersi, 45 dakikalık ikili ders ya da 30 dakikalık özel ders alırsın. Bitince ekstra kredi alabilirsin.</p>',
          en: '<p>Same course, different extras. {basic}: {basicCredits} class credits. {super}: {superCredits} credits and {superGroups} extra Speaking Groups. {premium}: {premiumCredits} credits and {premiumGroups} extra Speaking Groups. The page of each course names its prices.</p><p>1 credit buys a 1-hour group class, a 45-minute duo class or a 30-minute private class. You can buy extra credits.</p>',
        },
      },
      {
        id: 'private-lessons',
        question: { tr: 'Özel ders alabilir miyim?', en: 'Can I have private lessons?' },
        answer: {
          tr: '<p>Evet, randevuyla: birebir, ikili ya da küçük grup. Birebir ve ikili dersler 30-45 dakika, küçük grup dersleri 1 saat sürer. Paketindeki krediler kadarı ücretsiz; fazlası ücretlidir.</p>',
          en: '<p>Yes, by appointment: one-to-one, duo or small group. One-to-one and duo lessons last 30-45 minutes, small-group lessons 1 hour. The credits of your plan cover a number of them; more cost extra.</p>',
        },
      },
      {
        id: 'exams',
        question: {
          tr: 'TOEIC ya da IELTS’e hazırlanıyorum. Bana uyar mı?',
          en: 'I am preparing for TOEIC or IELTS. Is this for me?',
        },
        answer: {
          tr: '<p>Uyar. Hedefini en başta destek ekibine söyle, hazırlığını destekleyelim. Ne kadar erken söylersen o kadar iyi.</p>',
          en: '<p>It is. Tell support at the start and we will support your preparation. The sooner you say so, the better.</p>',
        },
      },
      {
        id: 'cancel',
        question: { tr: 'Vazgeçersem iptal edebilir miyim?', en: 'Can I cancel if I change my mind?' },
        answer: {
          tr: '<p>Kurs başlamadan 24 saat öncesine kadar iptal edebilirsin; ödemen, ödediğin yoldan geri gelir. Son 24 saatte siteden iptal edilemez; yasal cayma hakkın saklıdır.</p>',
          en: '<p>Up to 24 hours before the course starts; the money goes back the way it came. In the last 24 hours it cannot be cancelled on the site; your statutory right of withdrawal stays.</p>',
        },
      },
    ],
  },
}
