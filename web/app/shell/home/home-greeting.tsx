import { Title } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { useSession } from '../../session/session.ts'
import styles from './home.module.css'
import { PageTitle } from '../page-title.tsx'

/** The greeting of an area's home, with its purpose for new users. */
export function HomeGreeting({ purpose }: { purpose?: string }) {
  const { t } = useTranslation('home')
  const name = useSession()?.user.username ?? ''
  return (
    <header className={styles.greeting}>
      <PageTitle>{t('documentTitle')}</PageTitle>
      <Title order={1}>{t('greeting', { name })}</Title>
      {purpose && <p>{purpose}</p>}
    </header>
  )
}
