import type { Language } from '@sohbet/domain/language'
import { words } from '../lessons/words.ts'

/** Texts around a module's documents; the rest is shared with the sample lessons. */
export const catalogueWords = {
  tr: {
    sample: 'A1-A2 kursu',
    stops: ['Diyalog', '8 kalıp', words.tr.stops[2], words.tr.stops[3]],
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
    stops: ['Dialogue', '8 phrases', words.en.stops[2], words.en.stops[3]],
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
