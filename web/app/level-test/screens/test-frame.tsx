import IconX from '#icons/IconX'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { paths } from '../../paths.ts'
import { LanguageSwitch } from '../../shell/menus/language-switch.tsx'
import { ThemeSwitch } from '../../shell/menus/theme-switch.tsx'
import { StageBar } from '../../shell/stage/stage-bar.tsx'
import styles from '../../shell/stage/stage.module.css'

/** Nothing around the test but the exit, to avoid distraction. */
export function TestFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('levelTest')
  return (
    <div className={styles.frame}>
      <StageBar exit={{ to: paths.learner, label: t('exit') }} icon={<IconX size={20} aria-hidden />}>
        <LanguageSwitch />
        <ThemeSwitch />
      </StageBar>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
