import type { ReactNode } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import styles from './checkout.module.css'

/** Frame of the provider's pages: names the provider, and that this is a test. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.frame}>
      <title>{`${t('title')} · ${t('provider')}`}</title>
      <header className={styles.bar}>
        <span className={styles.provider}>{t('provider')}</span>
        <span className={styles.test}>{t('testMode')}</span>
      </header>
      <main>
        <p className={styles.notice} role="note">
          {t('notice')}
        </p>
        <div className={styles.main}>{children}</div>
      </main>
      <footer className={styles.footer}>{t('footer')}</footer>
    </div>
  )
}
