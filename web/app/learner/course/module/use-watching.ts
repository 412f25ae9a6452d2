import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { isVideoWatched } from '@sohbet/domain/course/progress'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { VideoTime } from '../../../parts/video/video-props.ts'
import { enqueue } from '../../../outbox/outbox.ts'
import { seenBefore, seeUpTo } from './watching.ts'

/** Seconds between saves; a crash loses at most this much. */
const saveEvery = 15

/** Saves the position of a module's video, and when it is watched. */
export function useWatching({ id: moduleId, work }: LearnerModule) {
  const seen = useRef(seenBefore(work.videoPosition))
  const position = useRef<number>(undefined)
  const saved = useRef({ position: work.videoPosition, watched: work.isVideoWatched })

  const save = (at: number, watched: boolean) => {
    if (at === saved.current.position && watched === saved.current.watched) return
    saved.current = { position: at, watched }
    void enqueue({ kind: 'video', moduleId, position: at, watched })
  }
  const onTime = ({ position: at, duration, isResting }: VideoTime) => {
    seen.current = seeUpTo(seen.current, position.current, at)
    position.current = at
    const watched = saved.current.watched || isVideoWatched(seen.current.size, duration)
    const isDue = Math.abs(at - saved.current.position) >= saveEvery || watched !== saved.current.watched
    if (isResting || isDue) save(at, watched)
  }
  const saveNow = useEffectEvent(() => {
    if (position.current !== undefined) save(position.current, saved.current.watched)
  })
  const markWatched = () => save(position.current ?? saved.current.position, true)

  // A learner who leaves or switches apps may not come back
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && saveNow()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      saveNow()
    }
  }, [])
  return { onTime, markWatched }
}
