import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconShieldLock from '#icons/IconShieldLock'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { attemptedPath, localAttempt } from './attempt.ts'
import { AttemptDetails } from './attempt-details.tsx'
import { attemptQuery } from './auth.queries.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './auth-page.module.css'

export default function UnauthorizedPage() {
  const { t } = useTranslation(['auth', 'common'])
  const [search] = useSearchParams()
  const requestPath = attemptedPath(search.get('from'))
  const { data, isError } = useQuery(attemptQuery(requestPath))
  // The incident has one time, however often the page is drawn
  const local = useMemo(() => localAttempt(requestPath), [requestPath])

  return (
    <AuthPage
      title={t('unauthorized.title')}
      heading={t('unauthorized.heading')}
      intro={t('unauthorized.text')}
      station={0}
      isQuiet
    >
      <AttemptDetails attempt={data ?? (isError ? local : undefined)} />
      <p className={styles.warning}>
        <IconShieldLock size={22} aria-hidden />
        {t('unauthorized.warning')}
      </p>
      <div className={styles.actions}>
        <Button component={Link} to={paths.login}>
          {t('common:signIn')}
        </Button>
        <Button component={Link} to={paths.home} variant="default">
          {t('common:home')}
        </Button>
      </div>
    </AuthPage>
  )
}
