/** Where a video stands, in seconds. `isResting`: it paused, jumped or ended, and may not be heard of again. */
export type VideoTime = { position: number; duration: number; isResting: boolean }

export type VideoProps = {
  title: string
  /** Where to begin, in seconds. */
  startAt?: number
  onTime?: (time: VideoTime) => void
  onBroken?: () => void
}
