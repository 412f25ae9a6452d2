import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconHeadphones from '#icons/IconHeadphones'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useIdle } from '../../ui/use-idle.ts'
import { coachPaths } from '../coach-paths.ts'
import { waitingCountQuery } from './listen.queries.ts'
import styles from './waiting-count.module.css'

/** Beside the entry of the navigation. The home brings the count with its own call. */
export function WaitingBadge() {
  const { data } = useQuery({ ...waitingCountQuery, enabled: useIdle() })
  const count = data?.count ?? 0
  return count > 0 && <span className={styles.badge}>{count > 99 ? '99+' : count}</span>
}

/** On the coach's home, while recordings wait. */
export function WaitingLink({ count }: { count: number }) {
  const { t } = useTranslation('coach')
  if (count === 0) return null
  return (
    <section className={styles.home} aria-label={t('listen.label')}>
      <p>{t('listen.waiting', { count })}</p>
      <Button
        variant="default"
        component={Link}
        to={coachPaths.listen}
        leftSection={<IconHeadphones size={18} aria-hidden />}
      >
        {t('listen.open')}
      </Button>
    </section>
  )
}
