import styles from './progress-bar.module.css'

type Colour = 'purple' | 'pink' | 'green'

type Props = {
  /** 0 to 100. */
  percent: number
  /** A second layer in front, 0 to 100. The first one is then hatched. */
  done?: number
  colour: Colour
  /** Both layers in words. */
  text?: string
} & ({ label: string } | { labelId: string })

/** A progress bar of one or two layers; its name is beside it, or an accessible label. */
export const ProgressBar = ({ percent, done, colour, text, ...name }: Props) => (
  <span className={styles.track} data-layers={done === undefined ? 1 : 2}>
    <progress
      className={styles.value}
      data-colour={colour}
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelId })}
      aria-valuetext={text}
      max={100}
      value={percent}
    />
    {done !== undefined && <span className={styles.done} style={{ width: `${done}%` }} />}
  </span>
)

/** A patch of a layer, to put before the words about it. */
export const ProgressKey = ({ layer, colour }: { layer: 'back' | 'front'; colour: Colour }) => (
  <span className={styles.key} data-layer={layer} data-colour={colour} aria-hidden />
)
