import type { LessonKind } from '@sohbet/domain/lesson/lesson'

export const englishKind: Record<LessonKind, string> = {
  private: 'private lesson',
  duo: 'duo lesson',
  group: 'group class',
}
export const turkishKind: Record<LessonKind, string> = {
  private: 'özel ders',
  duo: 'ikili ders',
  group: 'grup dersi',
}
