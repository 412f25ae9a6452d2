import { Button } from '@mantine/core'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import styles from '../parts/figures/figures.module.css'
import { newMessagePath } from '../paths.ts'
import { EmptyState } from '../ui/feedback/states.tsx'
import { coachPaths } from './coach-paths.ts'
import own from './newcomer.module.css'

/** The home of a coach without a course. It names what a coach can do before the school gives one. */
export function Newcomer() {
  const { t } = useTranslation('figures')
  return (
    <section className={styles.panel}>
      <EmptyState
        title={t('newcomer.title')}
        hint={t('newcomer.hint')}
        action={
          <p className={own.actions}>
            <Button component={Link} to={coachPaths.lessonHours}>
              {t('newcomer.hours')}
            </Button>
            <Button variant="default" component={Link} to={coachPaths.publicPage}>
              {t('newcomer.publicPage')}
            </Button>
            <Button variant="default" component={Link} to={newMessagePath('coach', { to: 'school' })}>
              {t('newcomer.write')}
            </Button>
          </p>
        }
      />
    </section>
  )
}
