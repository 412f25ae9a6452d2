import styles from './pie-chart.module.css'

type Slice = { key: string; label: string; value: number }

type Props = { label: string; slices: readonly Slice[]; format: (value: number) => string; whole: string }

const radius = 15.9155 // circumference 100
const colours = ['var(--green)', 'var(--cool)', 'var(--line)', 'var(--orange)']

/** Parts of a whole, which is shown in the middle; the legend has each as text. */
export function PieChart({ label, slices, format, whole }: Props) {
  const parts = partsOf(slices)
  return (
    <div className={styles.pie}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not a file */}
      <svg viewBox="0 0 42 42" role="img" aria-label={label}>
        <circle cx={21} cy={21} r={radius} className={styles.empty} />
        {parts.map(({ key, share, offset, colour }) => (
          <circle
            key={key}
            cx={21}
            cy={21}
            r={radius}
            className={styles.slice}
            stroke={colour}
            strokeDasharray={`${share} ${100 - share}`}
            strokeDashoffset={offset}
          />
        ))}
        <text x={21} y={23.4} textAnchor="middle">
          {whole}
        </text>
      </svg>
      <ul className={styles.legend}>
        {slices.map(({ key, label: text, value }, place) => (
          <li key={key}>
            <i style={{ background: colours[place % colours.length] }} aria-hidden />
            {text}
            <strong>{format(value)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each slice as a share of the circle, from the top. */
function partsOf(slices: readonly Slice[]) {
  const sum = slices.reduce((all, { value }) => all + value, 0)
  const shareOf = (value: number) => (sum === 0 ? 0 : (value / sum) * 100)
  return slices.map(({ key, value }, place) => {
    const before = slices.slice(0, place).reduce((all, slice) => all + shareOf(slice.value), 0)
    return { key, share: shareOf(value), offset: 25 - before, colour: colours[place % colours.length] }
  })
}
