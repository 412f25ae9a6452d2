import { Title } from '@mantine/core'
import IconArrowRight from '#icons/IconArrowRight'
import IconUsers from '#icons/IconUsers'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { HomeGreeting } from '../shell/home-greeting.tsx'
import styles from '../shell/home.module.css'

export default function AdminHomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <HomeGreeting purpose={t('admin.purpose')} />
      <div className={styles.cards}>
        <section className={`${styles.card} ${styles.wide} ${styles.lead}`}>
          <IconUsers size={36} stroke={1.6} aria-hidden />
          <div>
            <Title order={2}>
              <Link to={paths.adminUsers}>{t('admin.users')}</Link>
            </Title>
            <p>{t('admin.usersText')}</p>
          </div>
          <IconArrowRight size={28} className={styles.arrow} aria-hidden />
        </section>
      </div>
    </>
  )
}
