import { Icon } from './pictures/icon.tsx'
import { usePublicContent } from './page-context.ts'

/** Invisible with reserved space until behaviour/theme-switch.ts gives it a choice to show. */
export function ThemeSwitch() {
  const { theme } = usePublicContent().layout
  return (
    <button
      type="button"
      className="public-tool theme-switch"
      data-theme-switch=""
      data-auto={`${theme.label}: ${theme.auto}`}
      data-light={`${theme.label}: ${theme.light}`}
      data-dark={`${theme.label}: ${theme.dark}`}
    >
      <Icon name="auto" size={22} />
      <Icon name="light" size={22} />
      <Icon name="dark" size={22} />
      <span className="public-tool-text" aria-live="polite" />
    </button>
  )
}
