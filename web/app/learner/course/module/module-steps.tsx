import { Button } from '@mantine/core'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/learning/progress'
import IconArrowLeft from '#icons/IconArrowLeft'
import IconArrowRight from '#icons/IconArrowRight'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { coursePath } from '../../learner-paths.ts'
import styles from '../course.module.css'

/** Links to the previous and next module. */
export function ModuleSteps({ course, module }: { course: LearnerCourse; module: ListedModule }) {
  const { t } = useTranslation('player')
  const place = course.modules.findIndex(({ id }) => id === module.id)
  const previous = course.modules[place - 1]
  const next = course.modules[place + 1]
  return (
    <div className={styles.steps}>
      {previous && (
        <Button
          component={Link}
          variant="default"
          aria-label={t('module.previous')}
          to={coursePath(course.id, { module: previous.order })}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('module.back')}
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          variant="default"
          className={styles.next}
          aria-label={t('module.next')}
          to={coursePath(course.id, { module: next.order })}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t('module.forth')}
        </Button>
      )}
    </div>
  )
}
