import { Button, Popover, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.ts'
import { useLogout } from '../session/use-logout.ts'
import { useLanguage } from '../texts/language.ts'
import styles from './profile-popover.module.css'

export function ProfilePopover() {
  const { t } = useTranslation('shell')
  const user = useSession()?.user
  const language = useLanguage()
  const { mutate: logOut, isPending } = useLogout()
  if (!user) return null
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={264}>
      <Popover.Target>
        <UnstyledButton className={styles.button} aria-label={t('account')}>
          {user.username.charAt(0).toLocaleUpperCase(language)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('account')} className={styles.dropdown}>
        <p className={styles.name}>{user.username}</p>
        <p className={styles.email}>{user.email}</p>
        <Button
          fullWidth
          variant="default"
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
