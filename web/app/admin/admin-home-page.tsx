import { Title } from '@mantine/core'
import IconArrowRight from '#icons/IconArrowRight'
import IconChecklist from '#icons/IconChecklist'
import IconShieldLock from '#icons/IconShieldLock'
import IconUsers from '#icons/IconUsers'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { HomeGreeting } from '../shell/home-greeting.tsx'
import styles from '../shell/home.module.css'
import { adminPaths } from './admin-paths.ts'

const rooms = [
  { to: paths.adminUsers, name: 'users', icon: IconUsers },
  { to: adminPaths.levelTests, name: 'levelTests', icon: IconChecklist },
  { to: paths.adminSecurityLog, name: 'securityLog', icon: IconShieldLock },
] as const

export default function AdminHomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <HomeGreeting purpose={t('admin.purpose')} />
      <div className={styles.cards}>
        {rooms.map(({ to, name, icon: Icon }) => (
          <section key={to} className={`${styles.card} ${styles.wide} ${styles.lead}`}>
            <Icon size={36} stroke={1.6} aria-hidden />
            <div>
              <Title order={2}>
                <Link to={to}>{t(`admin.${name}`)}</Link>
              </Title>
              <p>{t(`admin.${name}Text`)}</p>
            </div>
            <IconArrowRight size={28} className={styles.arrow} aria-hidden />
          </section>
        ))}
      </div>
    </>
  )
}
