import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { useRunningCourses } from './modules.queries.ts'
import styles from './modules.module.css'

/** Before the modules of a type change: names the running courses and asks. Render `dialog`. */
export function useAffectedLearners(courseTypeId: string) {
  const { t } = useTranslation('modules')
  const { confirm, dialog } = useConfirm()
  const readCourses = useRunningCourses()

  /** True when no running course has learners, or the admin agrees. */
  const mayChange = async () => {
    try {
      const courses = await readCourses(courseTypeId)
      if (courses.length === 0) return true
      return await confirm({ message: <Affected courses={courses} /> })
    } catch (error) {
      showError(t('form.failed'), errorMessage(error))
      return false
    }
  }
  return { mayChange, dialog }
}

function Affected({ courses }: { courses: readonly { id: string; name: string; learners: number }[] }) {
  const { t } = useTranslation('modules')
  return (
    <>
      <p>{t('affected.intro')}</p>
      <ul className={styles.affected}>
        {courses.map(({ id, name, learners }) => (
          <li key={id}>{t('affected.course', { name, count: learners })}</li>
        ))}
      </ul>
      <p>{t('affected.text')}</p>
    </>
  )
}
