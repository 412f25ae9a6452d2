import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconShieldLock from '#icons/IconShieldLock'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useSearchParams } from 'react-router'
import { homePath, loginPath, paths } from '../../paths.ts'
import { sessionRestored, useSession } from '../../session/session.ts'
import { useLogout } from '../../session/use-logout.ts'
import { attemptedPath, localAttempt } from './attempt.ts'
import { AttemptDetails } from './attempt-details.tsx'
import { attemptQuery } from '../auth.queries.ts'
import { AuthPage } from '../auth-page.tsx'
import styles from '../auth-page.module.css'

/** Waits for the session, so that the report names the user. */
export const clientLoader = async () => {
  await sessionRestored()
  return null
}

export default function UnauthorizedPage() {
  const { t } = useTranslation(['auth', 'common'])
  const [search] = useSearchParams()
  const session = useSession()
  const isKnown = session !== null
  const requestPath = attemptedPath(search.get('from'))
  const { data, isError } = useQuery(attemptQuery(requestPath))
  // The time of the attempt stays the same on every render
  const local = useMemo(() => localAttempt(requestPath), [requestPath])

  return (
    <AuthPage
      title={t('unauthorized.title')}
      heading={t('unauthorized.heading')}
      intro={t(isKnown ? 'unauthorized.text' : 'unauthorized.visitorText')}
      isQuiet
    >
      <AttemptDetails attempt={data ?? (isError ? local : undefined)} />
      <p className={styles.warning}>
        <IconShieldLock size={22} aria-hidden />
        {t('unauthorized.warning')}
      </p>
      <div className={styles.actions}>
        <SignIn to={requestPath ? loginPath(requestPath) : paths.login} isKnown={isKnown} />
        <Button
          component={Link}
          to={session ? homePath[session.user.role] : paths.home}
          variant={isKnown ? 'filled' : 'default'}
        >
          {t('common:home')}
        </Button>
      </div>
    </AuthPage>
  )
}

/** Logs a logged-in user out first, because the log-in page would redirect them home. */
function SignIn({ to, isKnown }: { to: string; isKnown: boolean }) {
  const { t } = useTranslation('common')
  const { mutate: logOut, isPending } = useLogout(to)
  return isKnown ? (
    <Button variant="default" loading={isPending} onClick={() => logOut()}>
      {t('signIn')}
    </Button>
  ) : (
    <Button component={Link} to={to}>
      {t('signIn')}
    </Button>
  )
}
