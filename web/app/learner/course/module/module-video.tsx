import { Button } from '@mantine/core'
import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { videoSource } from '@sohbet/domain/video-source'
import IconCheck from '#icons/IconCheck'
import IconPlayerPlay from '#icons/IconPlayerPlay'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { VideoPlayer } from '../../../parts/video/video-player.tsx'
import styles from '../course.module.css'
import { useWatching } from './use-watching.ts'

/** The module's video. One that was watched before is folded, so that the next stop is near. */
export function ModuleVideo({ module }: { module: LearnerModule }) {
  const [isFolded, setFolded] = useState(module.work.isVideoWatched)
  const [wasFolded] = useState(isFolded)
  if (isFolded) return <WatchedVideo video={module.video} onOpen={() => setFolded(false)} />
  return <OpenVideo module={module} autoPlay={wasFolded} />
}

function WatchedVideo({ video, onOpen }: { video: LearnerModule['video']; onOpen: () => void }) {
  const { t } = useTranslation('player')
  return (
    <div className={styles.card}>
      <div>
        <strong>{video.title}</strong>
        <p>{video.description}</p>
      </div>
      <Button variant="default" leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={onOpen}>
        {t('video.again')}
      </Button>
    </div>
  )
}

function OpenVideo({ module, autoPlay }: { module: LearnerModule; autoPlay: boolean }) {
  const { t } = useTranslation('player')
  const { video, work, order } = module
  const { onTime, markWatched } = useWatching(module)
  const [isBroken, setBroken] = useState(false)
  const source = videoSource(video.source)
  // A player without progress events, or a broken video, must not block the learner
  const mayMark = !work.isVideoWatched && (source?.kind !== 'file' || isBroken)
  return (
    <>
      {source ? (
        <VideoPlayer
          // A renewed signature is the same video
          key={video.source.split('?')[0]}
          source={source}
          title={video.title}
          poster={{ number: order, kicker: t('module.heading', { number: order }), title: video.title }}
          isNext={!work.isVideoWatched && !isBroken}
          autoPlay={autoPlay}
          startAt={work.videoPosition}
          onTime={onTime}
          onBroken={() => setBroken(true)}
        />
      ) : (
        <p className={styles.missing}>{t('video.missing')}</p>
      )}
      <div className={styles.about}>
        <p>{video.description}</p>
        {mayMark && (
          <div className={styles.mark}>
            <Button
              variant={source && !isBroken ? 'default' : 'filled'}
              leftSection={<IconCheck size={18} aria-hidden />}
              onClick={markWatched}
            >
              {t('video.mark')}
            </Button>
            <small>{t('video.markHint')}</small>
          </div>
        )}
      </div>
    </>
  )
}
