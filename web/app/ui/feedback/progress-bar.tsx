import styles from './progress-bar.module.css'

type Props = {
  /** 0 to 100. */
  percent: number
  colour: 'purple' | 'pink' | 'green'
} & ({ label: string } | { labelId: string })

/** A progress bar; its name is beside it, or an accessible label. */
export const ProgressBar = ({ percent, colour, ...name }: Props) => (
  <progress
    className={styles.track}
    data-colour={colour}
    {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelId })}
    max={100}
    value={percent}
  />
)
