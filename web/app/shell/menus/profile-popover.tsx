import { Button, Popover, UnstyledButton } from '@mantine/core'
import IconLogout from '#icons/IconLogout'
import IconSettings from '#icons/IconSettings'
import IconUser from '#icons/IconUser'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { UserAvatar } from '../../parts/user/user-avatar.tsx'
import { profilePath, settingsPath } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { useLogout } from '../../session/use-logout.ts'
import { LanguageChoice, ThemeChoice } from './choices.tsx'
import styles from './profile-popover.module.css'

export function ProfilePopover() {
  const { t } = useTranslation('shell')
  const user = useSession()?.user
  const [isOpen, setOpen] = useState(false)
  const { mutate: logOut, isPending } = useLogout()
  if (!user) return null
  const links = [
    { to: profilePath[user.role], label: t('profile'), icon: IconUser },
    { to: settingsPath[user.role], label: t('settings'), icon: IconSettings },
  ]
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={288}>
      <Popover.Target>
        <UnstyledButton
          className={styles.button}
          aria-label={t('account')}
          onClick={() => setOpen((open) => !open)}
        >
          <UserAvatar userId={user.id} username={user.username} size={44} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('account')} className={styles.dropdown}>
        <p className={styles.name}>{user.username}</p>
        <p className={styles.email}>{user.email}</p>
        {links.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={styles.link} onClick={() => setOpen(false)}>
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
      </Popover.Dropdown>
    </Popover>
  )
}
