import type { CoachTable } from '@sohbet/contract/learning/coach-courses'
import type { CourseStatus } from '@sohbet/domain/course/status'
import type { Language } from '@sohbet/domain/language'

/** The heads of the exported tables, in the order of their columns. */
export const headings: Record<Language, Record<CoachTable, readonly string[]>> = {
  en: {
    sessions: [
      'Month',
      'Sessions taught',
      'Hours',
      'Of these as a substitute',
      'Taught by a substitute',
      'Expected',
      'Attended',
      'Attendance rate (%)',
    ],
    lessons: ['Month', 'Lessons taught', 'Hours', 'Learner absent', 'Coach absent'],
    courses: [
      'Course',
      'Status',
      'Learners',
      'Progress (%)',
      'Quiz average (%)',
      'Attendance rate (%)',
      'Silent learners',
    ],
  },
  tr: {
    sessions: [
      'Ay',
      'Verilen ders',
      'Saat',
      'Bunlardan başka koçun yerine',
      'Başka koçun verdiği',
      'Beklenen',
      'Katılan',
      'Katılım (%)',
    ],
    lessons: ['Ay', 'Yapılan özel ders', 'Saat', 'Öğrenci gelmedi', 'Koç gelmedi'],
    courses: [
      'Kurs',
      'Durum',
      'Öğrenci',
      'İlerleme (%)',
      'Quiz ortalaması (%)',
      'Katılım (%)',
      'Sessiz öğrenci',
    ],
  },
}

export const statusNames: Record<Language, Record<CourseStatus, string>> = {
  en: { ongoing: 'Running', upcoming: 'To come', completed: 'Over' },
  tr: { ongoing: 'Sürüyor', upcoming: 'Başlayacak', completed: 'Bitti' },
}
