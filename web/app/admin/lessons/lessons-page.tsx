import { useTranslation } from '../../texts/use-translation.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { LessonTable } from './lesson-table.tsx'
import styles from './admin-lessons.module.css'
import { LessonTabs } from './lesson-tabs.tsx'

export const clientLoader = () => loadTexts('admin-lessons')

/** /admin/lessons: the lessons of all coaches. */
export default function AdminLessonsPage() {
  const { t } = useTranslation('adminLessons')
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <LessonTabs />
      <LessonTable />
    </div>
  )
}
