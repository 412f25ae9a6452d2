import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { RouteLine } from '../ui/route-line.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-page.module.css'

export default function UnauthorizedPage() {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <AuthFrame>
      <PageTitle>{t('unauthorizedTitle')}</PageTitle>
      <RouteLine stations={4} reached={0} />
      <Title order={1} className={styles.title}>
        {t('unauthorizedHeading')}
      </Title>
      <p className={styles.intro}>{t('unauthorizedText')}</p>
      <div className={styles.actions}>
        <Button component={Link} to={paths.login}>
          {t('common:signIn')}
        </Button>
        <Button component={Link} to={paths.home} variant="default">
          {t('common:home')}
        </Button>
      </div>
    </AuthFrame>
  )
}
