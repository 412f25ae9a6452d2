import type { gaps as en } from '../../en/admin/gaps.ts'
import type { SameKeys } from '../../shape.ts'

export const gaps: SameKeys<typeof en> = {
  title: 'Eksikler',
  failed: 'Eksikler yüklenemedi',
  none: 'Eksik yok: her modülün videosu, belgesi ve quizi, her dinleme sorusunun kaydı var.',
  toModules: 'Modüllere git',
  draft: 'Taslak',
  column: { module: 'Modül', type: 'Kurs Türü', gaps: 'Eksik olan' },
  kind: {
    description: 'açıklama',
    video: 'video',
    document: 'belge',
    quiz: 'quiz',
    questions: 'quizin soruları',
    audio_one: '{{count}} sorunun kaydı',
    audio_other: '{{count}} sorunun kaydı',
  },
}
