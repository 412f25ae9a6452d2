import { Button, Title } from '@mantine/core'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { drawings } from '../../../ui/feedback/drawings.tsx'
import styles from '../waiting-screens.module.css'

/** Shown when the school has no active test, with a link to go on. */
export function NoTestScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.screen}>
      <drawings.stop />
      <Title order={1}>{t('missing.heading')}</Title>
      <p>{t('missing.text')}</p>
      <div className={styles.ways}>
        <Button variant="default" leftSection={<IconRefresh size={20} aria-hidden />} onClick={onRetry}>
          {t('missing.retry')}
        </Button>
        <Button component={Link} to={paths.learner}>
          {t('result.next')}
        </Button>
      </div>
    </div>
  )
}
