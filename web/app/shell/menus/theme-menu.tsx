import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import IconDeviceDesktop from '#icons/IconDeviceDesktop'
import IconMoon from '#icons/IconMoon'
import IconSun from '#icons/IconSun'
import { useTranslation } from 'react-i18next'
import styles from './switches.module.css'

const themes = ['light', 'dark', 'auto'] as const
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Icon = icons[colorScheme]

  const choose = (value: string) => {
    const theme = themes.find((candidate) => candidate === value)
    if (theme) setColorScheme(theme)
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={styles.switch} aria-label={`${t('theme')}: ${t(`themes.${colorScheme}`)}`}>
          <Icon size={22} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {themes.map((theme) => (
            <Menu.RadioItem key={theme} value={theme} closeMenuOnClick>
              {t(`themes.${theme}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
