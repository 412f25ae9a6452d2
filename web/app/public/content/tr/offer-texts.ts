import { planFacts, priceOf, trackFacts } from '../offer-facts.ts'
import type { PublicContent } from '../public-content.ts'

const { 'A1-A2': long, 'B1-B2': short } = trackFacts

export const plans: PublicContent['plans'] = {
  plate: 'Paketler',
  title: 'Üç paket. Aynı kurs, farklı tempo.',
  lead: 'Fiyat her kurs seviyesinde aynı. Fark, ne kadar ekstra konuşmak istediğinde.',
  choose: 'Paketi Sec', // sic
  recommended: 'Dengeli seçim',
  terms: 'kurs başına, tek ödeme',
  note: 'Her pakette kursun bütün modülleri, mesaj grubu ve haftada üç Speaking Groups var. Kredin biterse ekstra kredi alabilirsin.',
  plans: [
    {
      type: 'Basic',
      plan: 'basic',
      price: priceOf('basic', 'tr'),
      text: 'Kursun kendisi yeter diyorsan.',
      features: [
        `${planFacts.basic.credits} ders kredisi`,
        'Haftada 3 Speaking Groups',
        { text: 'Ekstra Speaking Groups yok', isAbsent: true },
      ],
      colour: 'paper',
    },
    {
      type: 'Super',
      plan: 'super',
      price: priceOf('super', 'tr'),
      text: 'Biraz daha söz hakkı istiyorsan.',
      features: [
        `${planFacts.super.credits} ders kredisi`,
        'Haftada 3 Speaking Groups',
        `${planFacts.super.extraGroups} ekstra Speaking Groups`,
      ],
      colour: 'cool',
      isRecommended: true,
    },
    {
      type: 'Premium',
      plan: 'premium',
      price: priceOf('premium', 'tr'),
      text: 'Konuşmaya doyamıyorsan.',
      features: [
        `${planFacts.premium.credits} ders kredisi`,
        'Haftada 3 Speaking Groups',
        `${planFacts.premium.extraGroups} ekstra Speaking Groups`,
      ],
      colour: 'night',
    },
  ],
  credits: {
    title: '1 kredi ne eder?',
    text: 'Krediyle özel ders alırsın: kalabalık azaldıkça süre kısalır, söz hep sende kalır.',
    kind: 'Ders',
    length: 'Süre',
    cost: 'Kredi',
    rows: [
      ['Grup dersi', '1 saat', '1 kredi'],
      ['İkili ders', '45 dakika', '1 kredi'],
      ['Özel ders', '30 dakika', '1 kredi'],
    ],
  },
}

export const packages: PublicContent['packages'] = {
  plate: 'Kurs paketleri',
  title: 'İki hat. Hangisi senin?',
  tracks: [
    {
      level: 'A1-A2',
      title: 'Temelden konuşmaya',
      text: 'Kelimelerin var, cümlelerin yok. Buradan bin.',
      ...long,
      facts: [`${long.weeks} hafta`, `${long.modules} modül`, 'Her hafta bir modül'],
    },
    {
      level: 'B1-B2',
      title: 'Konuşmadan akıcılığa',
      text: 'Derdini anlatıyorsun ama ter dökerek. Buradan bin.',
      ...short,
      facts: [`${short.weeks} hafta`, `${short.modules} modül`, 'İki haftada bir modül'],
    },
  ],
  packages: [
    {
      title: 'Academy',
      duration: 'yaklaşık 6 ay',
      description: 'Yolu adım adım yürümek isteyene. Modüller önden gider, konuşma hep yanında.',
      features: [
        'Video dersler, etkileşimli quizler, PDF notlar',
        'Haftada üç Speaking Groups',
        'Ayda iki canlı ve açıklamalı alıştırma, kaydıyla',
      ],
      colour: 'paper',
    },
    {
      title: 'Club',
      duration: 'yaklaşık 6 ay',
      description: 'En çok konuşmak isteyene. Söz önden gider, modüller ne zaman istersen orada.',
      features: [
        'Haftada üç Speaking Groups',
        'En fazla 25 kişilik mesaj grubu, son tarihsiz etkinlikler',
        'Krediyle birebir, ikili ya da küçük grup dersleri',
      ],
      colour: 'night',
    },
  ],
  together: `Hattın modüllerini belirler (${long.weeks} ya da ${short.weeks} hafta), programın yolun bütününü (Academy ya da Club, yaklaşık 6 ay), paketin de kredilerini ve ekstra Speaking Groups’unu.`,
  seePlans: 'Paketleri ve fiyatları gör',
  placement: 'Emin değil misin? Kayıttan önceki seviye testi hangi hattan başlayacağını söyler.',
  more: 'Kurslara yakından bak',
}
