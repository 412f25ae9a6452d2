import type { Language } from '@sohbet/domain/language'
import type { DemoLesson } from './lesson.ts'

const titles = {
  tr: {
    notes: ['Ders notu', 'Diyalog, sekiz kalıp, telaffuz ve alıştırma: iki sayfa.'],
    cards: ['Kalıp kartları', 'Kesip cebine koyabileceğin sekiz kart, Türkçesiyle.'],
    roles: ['Rol kartları', 'İki kişilik oyun: dersten sonra bir arkadaşınla dene.'],
  },
  en: {
    notes: ['Lesson notes', 'Dialogue, eight phrases, pronunciation and practice on two pages.'],
    cards: ['Phrase cards', 'Eight cards to cut out, with their Turkish.'],
    roles: ['Role cards', 'A talk for two: try it with a friend after the lesson.'],
  },
} as const

/** A lesson's documents: the notes, the cards, and the role play if it has one. */
export const documentsOf = ({ slug, name, roles }: DemoLesson, language: Language) =>
  (['notes', 'cards', 'roles'] as const)
    .filter((kind) => kind !== 'roles' || roles !== undefined)
    .map((kind) => {
      const [title, description] = titles[language][kind]
      return { kind, title: `${title}: ${name}`, description, file: `${slug}-${kind}.pdf` }
    })
