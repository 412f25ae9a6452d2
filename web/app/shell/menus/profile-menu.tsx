import { Button } from '@mantine/core'
import IconLogout from '#icons/IconLogout'
import IconSettings from '#icons/IconSettings'
import IconUser from '#icons/IconUser'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { UserAvatar } from '../../parts/user/user-avatar.tsx'
import { profilePath, settingsPath } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { useLogout } from '../../session/use-logout.ts'
import { BarMenu } from './bar-menu.tsx'
import { LanguageChoice, ThemeChoice } from './choices.tsx'
import styles from './profile-menu.module.css'

/** Your avatar in the top bar: your account, language, theme and the way out. */
export function ProfileMenu() {
  const { t } = useTranslation('shell')
  const user = useSession()?.user
  const { mutate: logOut, isPending } = useLogout()
  if (!user) return null
  const links = [
    { to: profilePath[user.role], label: t('profile'), icon: IconUser },
    { to: settingsPath[user.role], label: t('settings'), icon: IconSettings },
  ]
  return (
    <BarMenu
      label={t('account')}
      title={t('account')}
      button={<UserAvatar userId={user.id} username={user.username} size={44} />}
      className={styles.panel}
    >
      {(close) => (
        <>
          <p className={styles.name}>{user.username}</p>
          <p className={styles.email}>{user.email}</p>
          {links.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={styles.link} onClick={close}>
              <Icon size={20} aria-hidden />
              {label}
            </Link>
          ))}
          <div className={styles.choices}>
            <LanguageChoice />
            <ThemeChoice />
          </div>
          <Button
            fullWidth
            variant="default"
            className={styles.logout}
            loading={isPending}
            leftSection={<IconLogout size={20} aria-hidden />}
            onClick={() => logOut()}
          >
            {t('logout')}
          </Button>
        </>
      )}
    </BarMenu>
  )
}
