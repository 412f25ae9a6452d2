import styles from './progress-bar.module.css'

type Props = {
  /** Of a hundred. */
  percent: number
  colour: 'purple' | 'pink' | 'green'
} & ({ label: string } | { labelId: string })

/** How far something is; what it is about is said beside it, or to those who do not see it. */
export const ProgressBar = ({ percent, colour, ...name }: Props) => (
  <progress
    className={styles.track}
    data-colour={colour}
    {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelId })}
    max={100}
    value={percent}
  />
)
