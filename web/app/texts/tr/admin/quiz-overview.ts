import type { quizOverview as english } from '../../en/admin/quiz-overview.ts'
import type { SameKeys } from '../../shape.ts'

export const quizOverview: SameKeys<typeof english> = {
  title: 'Quizler',
  listFailed: 'Quizler yüklenemedi',
  emptyHint: 'Bir quiz, modülünün içinde oluşturulur.',
  toModules: 'Modüllere git',
  edit: '{{name}} modülünün quizini düzenle',
  column: {
    module: 'Modül',
    type: 'Kurs Türü',
    questions: 'Sorular',
    attempts: 'Denemeler',
    average: 'Ortalama sonuç',
    hardest: 'En zor sorular',
  },
  completed_one: '{{count}} tamamlandı',
  completed_other: '{{count}} tamamlandı',
  percent: '%{{value}}',
  share_one: '{{count}} cevapta %{{value}} doğru',
  share_other: '{{count}} cevapta %{{value}} doğru',
  tooFew: 'Henüz çok az cevap var',
}
