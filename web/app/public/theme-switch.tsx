import { useSyncExternalStore } from 'react'
import { preferenceKeys, readPreference, writePreference } from '../preferences.ts'
import { Icon } from './pictures/icon.tsx'
import { usePublicContent } from './public-language.ts'

// The same key, values and attribute as in the signed-in areas, so that a choice holds everywhere;
// the theme script of the root paints it at load and follows the device.
const choices = ['auto', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function storedChoice(): Choice {
  const stored = readPreference(preferenceKeys.theme)
  return choices.find((choice) => choice === stored) ?? 'auto'
}

function choose(choice: Choice) {
  writePreference(preferenceKeys.theme, choice)
  paint(choice)
  for (const listener of listeners) listener()
}

function paint(choice: Choice) {
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}

/** One button that goes round: as the device, light, dark. */
export function ThemeSwitch() {
  const { theme } = usePublicContent().layout
  const choice = useSyncExternalStore<Choice | null>(subscribe, storedChoice, () => null)
  // Plain HTML keeps the place but shows no button that would do nothing
  if (!choice) return <span className="public-tool" />

  const next = choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'auto'
  const label = `${theme.label}: ${theme[choice]}`
  return (
    <button type="button" className="public-tool" title={label} onClick={() => choose(next)}>
      <Icon name={choice} size={22} />
      <span className="public-tool-text" aria-live="polite">
        {label}
      </span>
    </button>
  )
}
