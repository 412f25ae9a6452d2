import type { Language } from '@sohbet/domain/language'
import { labels } from '../lessons/labels.ts'

/** Texts around a module's documents; the rest is shared with the sample lessons. */
export const catalogueLabels = {
  tr: {
    sample: 'A1-A2 kursu',
    stops: ['Diyalog', '8 kalıp', labels.tr.stops[2], labels.tr.stops[3]],
    phrases: 'Sekiz kalıp',
    cards: 'Kalıp kartları',
    cardsHint: 'Kes, Türkçesini parmağınla kapat, anlamını sesli söyle. Cebinde taşı, otobüste çalış.',
    roles: 'Rol kartları',
    rolesHint: 'İki kişi, iki kart. Kartını göstermeden oyna, sonra rolleri değiştirin.',
    role: ['A kartı', 'B kartı'],
    useful: 'İşine yarayacak kalıplar',
  },
  en: {
    sample: 'B1-B2 course',
    stops: ['Dialogue', '8 phrases', labels.en.stops[2], labels.en.stops[3]],
    phrases: 'Eight phrases',
    cards: 'Phrase cards',
    cardsHint:
      'Cut them out, cover the Turkish, say the meaning out loud. Carry them and practise on the bus.',
    roles: 'Role cards',
    rolesHint: 'Two people, two cards. Play without showing yours, then change roles.',
    role: ['Card A', 'Card B'],
    useful: 'Phrases that will help',
  },
} as const satisfies Record<Language, unknown>
