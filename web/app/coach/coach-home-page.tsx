import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HomeGreeting } from '../shell/home-greeting.tsx'
import styles from '../shell/home.module.css'
import { LineMap } from '../shell/line-map.tsx'

export default function CoachHomePage() {
  const { t } = useTranslation('home')
  const stops = Object.values(t('coach.stops', { returnObjects: true }))
  return (
    <>
      <HomeGreeting purpose={t('coach.purpose')} />
      <section className={styles.card}>
        <Title order={2}>{t('coach.line')}</Title>
        <LineMap label={t('coach.line')} stops={stops} reached={0} />
      </section>
    </>
  )
}
