import { VisuallyHidden } from '@mantine/core'
import styles from './chart.module.css'

type Props<View extends string> = {
  label: string
  views: readonly { view: View; label: string }[]
  shown: View
  onShow: (view: View) => void
}

/** Chooses how the same figures are shown. */
export function ViewSwitch<View extends string>({ label, views, shown, onShow }: Props<View>) {
  return (
    <fieldset className={styles.views}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {views.map(({ view, label: name }) => (
        <button key={view} type="button" aria-pressed={shown === view} onClick={() => onShow(view)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
