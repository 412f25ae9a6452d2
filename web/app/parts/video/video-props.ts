/** Position of a video in seconds. `isResting`: it paused, jumped or ended, so no further event may come. */
export type VideoTime = { position: number; duration: number; isResting: boolean }

export type VideoProps = {
  title: string
  /** Start position in seconds. */
  startAt?: number
  onTime?: (time: VideoTime) => void
  onBroken?: () => void
}
