import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.ts'
import styles from './home.module.css'
import { PageTitle } from './page-title.tsx'

/** The first lines of an area's home: a hello by name, and what the area is for to those who are new in it. */
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
