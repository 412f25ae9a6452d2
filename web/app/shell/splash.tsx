import { brand } from '@sohbet/domain/brand'
import styles from './splash.module.css'

/** Shown while the first screen loads: our line, with the next stop coming in. */
export function Splash() {
  return (
    <main className={styles.splash} aria-busy="true">
      <title>{brand.name}</title>
      <p className={styles.name}>{brand.name}</p>
      <div className={styles.line} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </main>
  )
}
