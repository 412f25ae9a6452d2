import { firstPlans, type Plan } from '@sohbet/domain/enrollment/plan'
import type { StoredPage } from '../site-pages.ts'

const contentsOf = (plan: Plan) => {
  const { name, credits, extraGroups, features } = firstPlans[plan]
  return {
    name,
    creditCount: credits,
    groupCount: extraGroups,
    features: features.map((text) => ({ text, isAbsent: false })),
  }
}

export const pricing: StoredPage<'pricing'> = {
  pricing: {
    meta: {
      title: { tr: 'Fiyatlar', en: 'Pricing' },
      description: {
        tr: '{basic}, {super} ya da {premium}: {basicCredits}, {superCredits} ya da {premiumCredits} ders kredisi ve ekstra Speaking Groups. Kurs her pakette aynı.',
        en: '{basic}, {super} or {premium}: {basicCredits}, {superCredits} or {premiumCredits} class credits and extra Speaking Groups. The course is the same in every plan.',
      },
    },
    hero: {
      plate: { tr: 'Fiyatlar', en: 'Pricing' },
      title: { tr: 'Gizli durak yok.', en: 'No hidden stops.' },
      lead: {
        tr: 'Üç paket, aynı kurs. Ne alıyorsun, altında yazıyor.',
        en: 'Three plans, one course. What you get is written underneath.',
      },
    },
    included: {
      plate: { tr: 'Hepsinde var', en: 'In all of them' },
      title: { tr: 'Hangi paketi seçersen seç:', en: 'Whichever you choose:' },
      lead: { tr: '', en: '' },
      points: [
        {
          tr: 'Kurs platformu: video dersler, etkileşimli quizler, PDF notlar',
          en: 'The course platform: video lessons, interactive quizzes, PDF notes',
        },
        {
          tr: 'Haftada üç canlı Speaking Groups, birer saat',
          en: 'Three live Speaking Groups a week, one hour each',
        },
        {
          tr: 'Ayda iki canlı ve açıklamalı alıştırma, kaydıyla birlikte',
          en: 'Two live explained exercises a month, with replays',
        },
        { tr: 'En fazla 25 kişilik mesaj grubu', en: 'A messaging group of 25 people at most' },
        { tr: 'Hiç kapanmayan geçmiş modüller', en: 'Past modules that never close' },
        {
          tr: 'Kurs başlamadan 24 saat öncesine kadar iptal',
          en: 'Cancellation up to 24 hours before the course starts',
        },
      ],
    },
  },
  plans: {
    plate: { tr: 'Paketler', en: 'Plans' },
    title: { tr: 'Üç paket. Aynı kurs, farklı tempo.', en: 'Three plans. One course, your pace.' },
    lead: {
      tr: 'Kurs her pakette aynı. Fark, ne kadar ekstra konuşmak istediğinde.',
      en: 'The course is the same in every plan. The difference is how much extra talking you want.',
    },
    choose: { tr: 'Paketi Sec', en: 'Choose this plan' },
    recommended: { tr: 'Dengeli seçim', en: 'The balanced choice' },
    from: { tr: 'başlangıç fiyatı', en: 'from' },
    terms: { tr: 'kurs başına, tek ödeme', en: 'per course, one payment' },
    note: {
      tr: 'Her pakette kursun bütün modülleri, mesaj grubu ve haftada üç Speaking Groups var. Kredin biterse ekstra kredi alabilirsin.',
      en: 'Every plan has all modules of your course, the messaging group and three Speaking Groups a week. When your credits run out, you can buy more.',
    },
    plans: {
      basic: {
        ...contentsOf('basic'),
        text: { tr: 'Kursun kendisi yeter diyorsan.', en: 'If the course itself is enough.' },
        colour: 'paper',
        isRecommended: false,
      },
      super: {
        ...contentsOf('super'),
        percent: firstPlans.super.pricePercent,
        text: { tr: 'Biraz daha söz hakkı istiyorsan.', en: 'If you want a few more turns to talk.' },
        colour: 'cool',
        isRecommended: true,
      },
      premium: {
        ...contentsOf('premium'),
        percent: firstPlans.premium.pricePercent,
        text: { tr: 'Konuşmaya doyamıyorsan.', en: 'If you can’t get enough of it.' },
        colour: 'night',
        isRecommended: false,
      },
    },
    brings: {
      credits: { tr: '{count} ders kredisi', en: '{count} class credits' },
      groups: { tr: '{count} ekstra Speaking Groups', en: '{count} extra Speaking Groups' },
      noGroups: { tr: 'Ekstra Speaking Groups yok', en: 'No extra Speaking Groups' },
    },
    credits: {
      title: { tr: '1 kredi ne eder?', en: 'What does 1 credit buy?' },
      text: {
        tr: 'Krediyle özel ders alırsın: kalabalık azaldıkça süre kısalır, söz hep sende kalır.',
        en: 'Credits are for private classes: the smaller the room, the shorter the class, and the more of it is yours.',
      },
      kind: { tr: 'Ders', en: 'Class' },
      length: { tr: 'Süre', en: 'Length' },
      cost: { tr: 'Kredi', en: 'Credits' },
      rows: [
        {
          kind: { tr: 'Grup dersi', en: 'Group class' },
          length: { tr: '1 saat', en: '1 hour' },
          cost: { tr: '1 kredi', en: '1 credit' },
        },
        {
          kind: { tr: 'İkili ders', en: 'Duo class' },
          length: { tr: '45 dakika', en: '45 minutes' },
          cost: { tr: '1 kredi', en: '1 credit' },
        },
        {
          kind: { tr: 'Özel ders', en: 'Private class' },
          length: { tr: '30 dakika', en: '30 minutes' },
          cost: { tr: '1 kredi', en: '1 credit' },
        },
      ],
    },
  },
}
