import { preferenceKeys, readPreference, writePreference } from '../../preferences.ts'

// The same key, values and attribute as in the signed-in areas, so that a choice holds everywhere; the theme
// script of the root applies it at load and follows the device.
const choices = ['auto', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

function storedChoice(): Choice {
  const stored = readPreference(preferenceKeys.theme)
  return choices.find((choice) => choice === stored) ?? 'auto'
}

function paint(choice: Choice) {
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['mantineColorScheme'] = dark ? 'dark' : 'light'
}

const buttons = () => document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')

/** The button becomes visible once it has a choice to show. */
function show(button: HTMLButtonElement, choice: Choice) {
  const label = button.dataset[choice] ?? ''
  button.dataset['choice'] = choice
  button.title = label
  const text = button.querySelector('span')
  if (text) text.textContent = label
}

function chooseNext(now: Choice) {
  const next = choices[(choices.indexOf(now) + 1) % choices.length] ?? 'auto'
  writePreference(preferenceKeys.theme, next)
  paint(next)
  for (const button of buttons()) show(button, next)
}

/** One button that cycles through device, light, dark. */
export function startThemeSwitch(): void {
  for (const button of buttons()) {
    if (!button.dataset['choice']) {
      // The button's own state counts, because storage may be blocked
      button.addEventListener('click', () =>
        chooseNext(choices.find((choice) => choice === button.dataset['choice']) ?? 'auto'),
      )
    }
    show(button, storedChoice())
  }
}

/** Another tab changed the theme. */
export function followOtherTabs(): void {
  globalThis.addEventListener('storage', () => {
    const choice = storedChoice()
    paint(choice)
    for (const button of buttons()) show(button, choice)
  })
}
