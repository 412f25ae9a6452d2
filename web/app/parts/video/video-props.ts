/** Position of a video in seconds. `isResting`: it paused, jumped or ended, so no further event may come. */
export type VideoTime = { position: number; duration: number; isResting: boolean }

/** The words of a poster: a title, and the number that the bus shows. Without one it is the bus of the home page. */
export type PosterWords = { title: string; kicker?: string; number?: number }

export type VideoProps = {
  title: string
  /** The title alone, unless given. */
  poster?: PosterWords
  /** Playing it is the next step of the screen. */
  isNext?: boolean
  /** Start position in seconds. */
  startAt?: number
  onTime?: (time: VideoTime) => void
  onBroken?: () => void
}
