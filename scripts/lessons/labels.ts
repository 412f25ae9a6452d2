import type { Language } from '@sohbet/domain/language'

/** Texts around the content. */
export const labels = {
  tr: {
    module: 'Modül',
    sample: 'Örnek ders',
    stops: ['Diyalog', '10 kalıp', 'Telaffuz', 'Alıştırma'],
    goal: 'Bu dersin sonunda',
    dialogue: 'Diyalog',
    note: 'Londra notu',
    phrases: 'On kalıp',
    sound: 'Telaffuz',
    exercise: 'Boşluğu tek kelimeyle doldur',
    key: 'Cevaplar',
    next: 'Önce diyaloğu yüksek sesle oku, sonra rolleri değiştir. Arka sayfada kalıplar, telaffuz ve alıştırma var.',
  },
  en: {
    module: 'Module',
    sample: 'Sample lesson',
    stops: ['Dialogue', '10 phrases', 'Sound', 'Exercise'],
    goal: 'After this lesson',
    dialogue: 'Dialogue',
    note: 'London note',
    phrases: 'Ten phrases',
    sound: 'Pronunciation',
    exercise: 'Fill each gap with one word',
    key: 'Answers',
    next: 'Read the dialogue out loud, then change roles. Phrases, sound and exercise are on the next page.',
  },
} as const satisfies Record<Language, unknown>
