import { UnstyledButton, useMantineColorScheme } from '@mantine/core'
import IconDeviceDesktop from '#icons/IconDeviceDesktop'
import IconMoon from '#icons/IconMoon'
import IconSun from '#icons/IconSun'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './switches.module.css'

const themes = ['auto', 'light', 'dark'] as const
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

/** One button that cycles through device, light and dark, as on the public site. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Icon = icons[colorScheme]
  const next = themes[(themes.indexOf(colorScheme) + 1) % themes.length] ?? 'auto'
  const label = `${t('theme')}: ${t(`themes.${colorScheme}`)}`
  return (
    <UnstyledButton
      className={styles.switch}
      title={label}
      aria-label={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={22} stroke={1.8} aria-hidden />
    </UnstyledButton>
  )
}
