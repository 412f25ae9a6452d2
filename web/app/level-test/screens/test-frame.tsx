import IconX from '#icons/IconX'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BrandMark } from '../../parts/school/brand-mark.tsx'
import { paths } from '../../paths.ts'
import { LanguageMenu } from '../../shell/menus/language-menu.tsx'
import { ThemeMenu } from '../../shell/menus/theme-menu.tsx'
import styles from './test-frame.module.css'

/** Nothing around the test but the exit, to avoid distraction. */
export function TestFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <span className={styles.brand}>
          <BrandMark />
        </span>
        <div className={styles.tools}>
          <LanguageMenu />
          <ThemeMenu />
          <Link to={paths.learner} className={styles.exit}>
            <IconX size={20} aria-hidden />
            {t('exit')}
          </Link>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
