import { priceOf, trackFacts } from '../offer-facts.ts'
import type { PublicContent } from '../public-content.ts'

const { 'A1-A2': long, 'B1-B2': short } = trackFacts

export const courses: PublicContent['courses'] = {
  meta: {
    title: 'Kurslar',
    description: `A1-A2: ${long.weeks} hafta, ${long.modules} modül. B1-B2: ${short.weeks} hafta, ${short.modules} modül. Randevulu özel dersler. Seviye testiyle hattını bul, Basic, Super ya da Premium paketle başla.`,
  },
  hero: {
    plate: 'Kurslar',
    title: 'Nereden binersen bin, aynı yere varırsın.',
    lead: 'İki hat ve bir taksi: A1-A2, B1-B2 ve randevulu özel dersler. Hepsinin son durağı konuşmak.',
  },
  labels: {
    duration: 'Süre',
    modules: 'Modül',
    moduleDuration: 'Modül süresi',
    teachers: 'Koçlar',
  },
  join: 'Bu kursa katıl',
  seePlans: 'Paketleri gör',
  cards: [
    {
      id: 'a1-a2',
      title: 'A1-A2',
      name: 'Temelden konuşmaya',
      duration: `${long.weeks} hafta`,
      modules: `${long.modules} modül`,
      moduleDuration: '1 hafta',
      teachers: 'İki dilli, ana dili seviyesinde',
      descriptions: [
        'Kelimelerin var ama yan yana gelmiyorlar. Her hafta bir modül: izle, quizini çöz, aynı hafta Speaking Groups’ta kullan.',
        'Sonunda sipariş verir, yol sorar, kendini anlatır, telefonda “hold on a sec” dersin.',
      ],
      cards: [
        { icon: 'bubbles', oneLiner: 'İlk günden konuşma' },
        { icon: 'replay', oneLiner: 'Geçmiş modül hep açık' },
        { icon: 'clock', oneLiner: 'Haftada üç buluşma' },
      ],
      line: long,
    },
    {
      id: 'b1-b2',
      title: 'B1-B2',
      name: 'Konuşmadan akıcılığa',
      duration: `${short.weeks} hafta`,
      modules: `${short.modules} modül`,
      moduleDuration: '2 hafta',
      teachers: 'İki dilli, ana dili seviyesinde',
      descriptions: [
        'Derdini anlatıyorsun ama her cümlede ter döküyorsun. İki haftada bir modül; arada bol bol konuşacak vakit.',
        'Sonunda toplantıda araya girer, şaka yapar, şakayı da anlarsın. Asıl zoru budur.',
      ],
      cards: [
        { icon: 'street', oneLiner: 'Sokağın deyimleri' },
        { icon: 'target', oneLiner: 'TOEIC, IELTS desteği' },
        { icon: 'bubbles', oneLiner: 'Takılmadan konuşma' },
      ],
      line: short,
    },
    {
      id: 'private',
      title: 'Özel ders',
      name: 'Hat dışı sefer',
      duration: '30-45 dakika, grupta 1 saat',
      modules: 'Randevuyla',
      moduleDuration: '1 kredi',
      teachers: 'İki dilli, ana dili seviyesinde',
      labels: { modules: 'Ne zaman', moduleDuration: 'Bedeli' },
      descriptions: [
        'İş görüşmesi, sunum, vize randevusu: bazen bir konuyu baş başa çalışmak gerekir. Birebir, ikili ya da küçük grup.',
        'Paketindeki kredilerle alırsın; bitince ekstra kredi eklersin.',
      ],
      cards: [
        { icon: 'door', oneLiner: 'Birebir: 30 dakika' },
        { icon: 'bubbles', oneLiner: 'İkili: 45 dakika' },
        { icon: 'street', oneLiner: 'Küçük grup: 1 saat' },
      ],
    },
  ],
  stepper: {
    plate: 'Yol tarifi',
    title: 'Dört durakta ilk cümlen.',
    state: { done: 'Tamam', now: 'Sıradaki', next: 'Sonra' },
    more: 'Ayrıntılar',
    steps: [
      {
        title: 'Hatlara baktın',
        text: 'Kursları gördün, birini gözüne kestirdin.',
        tooltip: 'Buradasın, yani bu durak geride kaldı.',
      },
      {
        title: 'Seviye testi',
        text: 'Üye ol, 50 soruyu çöz, hattını öğren.',
        tooltip: '40 yazılı soru 30’ar saniye, 10 dinleme sorusu 20’şer saniye.',
      },
      {
        title: 'Kayıt',
        text: 'Kursunu ve paketini seç, kartla öde.',
        tooltip: 'Kurs başlamadan 24 saat öncesine kadar iptal edebilirsin.',
      },
      {
        title: 'Konuş',
        text: 'Grubuna katıl, ilk Speaking Groups’a gir.',
        tooltip:
          'Haftada üç kez, birer saat, canlı. Aralarda mesaj grubunda pratik; orada en fazla 25 kişi olur.',
      },
    ],
  },
}

export const pricing: PublicContent['pricing'] = {
  meta: {
    title: 'Fiyatlar',
    description: `Basic ${priceOf('basic', 'tr')}, Super ${priceOf('super', 'tr')}, Premium ${priceOf('premium', 'tr')}. Her kurs seviyesinde aynı fiyat; 5, 10 ya da 15 ders kredisi ve ekstra Speaking Groups.`,
  },
  hero: {
    plate: 'Fiyatlar',
    title: 'Gizli durak yok.',
    lead: 'Üç fiyat, her seviyede aynı. Ne alıyorsun, altında yazıyor.',
  },
  included: {
    plate: 'Hepsinde var',
    title: 'Hangi paketi seçersen seç:',
    points: [
      'Kurs platformu: video dersler, etkileşimli quizler, PDF notlar',
      'Haftada üç canlı Speaking Groups, birer saat',
      'Ayda iki canlı ve açıklamalı alıştırma, kaydıyla birlikte',
      'En fazla 25 kişilik mesaj grubu',
      'Hiç kapanmayan geçmiş modüller',
      'Kurs başlamadan 24 saat öncesine kadar iptal',
    ],
  },
}
