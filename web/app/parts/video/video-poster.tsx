import IconPlayerPlayFilled from '#icons/IconPlayerPlayFilled'
import { Bus } from '../pictures/bus.tsx'
import type { PosterWords } from './video-props.ts'
import '../pictures/pictures.css'
import styles from './video-poster.module.css'

type Props = PosterWords & { action: string; isNext?: boolean; onPlay: () => void }

/** What a video shows before it plays: its words on paper, and the bus with its number. */
export const VideoPoster = ({ action, isNext, onPlay, ...words }: Props) => (
  <div className={styles.poster}>
    <PosterPaper {...words} />
    <button type="button" className={styles.start} data-next={isNext || undefined} onClick={onPlay}>
      <span className={styles.disc}>
        <IconPlayerPlayFilled size={26} aria-hidden />
      </span>
      <span>{action}</span>
    </button>
  </div>
)

/** The words are also the heading of the page, so screen readers skip them here. */
const PosterPaper = ({ number, kicker, title }: PosterWords) => (
  <div className={styles.paper} aria-hidden>
    <div className={styles.words}>
      {kicker && <span className={styles.kicker}>{kicker}</span>}
      <strong>{title}</strong>
    </div>
    <svg className={styles.bus} viewBox="0 0 352 186" focusable="false">
      <Bus x={4} y={0} blind={String(number ?? 26)} side="next stop: talking" />
    </svg>
  </div>
)
