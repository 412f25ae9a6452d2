import { useMediaQuery } from '@mantine/hooks'
import { localPath } from '@sohbet/domain/site/public-path'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { homePath, paths } from '../paths.ts'
import { authPicture, picturedScreen } from './auth-picture-chunk.ts'
import { useBrand } from '../parts/school/brand.ts'
import { BrandMark } from '../parts/school/brand-mark.tsx'
import { LanguageSwitch } from '../shell/menus/language-switch.tsx'
import { ThemeSwitch } from '../shell/menus/theme-switch.tsx'
import { PagesAhead } from '../shell/navigation/pages-ahead.tsx'
import { useLanguage } from '../texts/language.ts'
import { Silently } from '../ui/feedback/chunk.tsx'
import styles from './auth-frame.module.css'

/** Most who log in are learners. */
const nextPages = [homePath.learner]

/** Frame of every auth page: the form on paper, and from md up the picture beside it. */
export function AuthFrame({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  const language = useLanguage()
  const { name } = useBrand()
  const isPictured = useMediaQuery(picturedScreen, undefined, { getInitialValueInEffect: false })
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        <header className={styles.bar}>
          {/* The public site has its language in the path */}
          <Link to={localPath(paths.home, language)} className={styles.brand} aria-label={name}>
            <BrandMark />
          </Link>
          <div className={styles.tools}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </header>
        <main className={styles.main}>{children}</main>
      </div>
      <aside className={styles.picture}>
        {isPictured && (
          <Silently {...authPicture}>{({ AuthPicture }) => <AuthPicture isQuiet={isQuiet} />}</Silently>
        )}
      </aside>
      <PagesAhead paths={nextPages} />
    </div>
  )
}
