import { Button } from '@mantine/core'
import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { videoSource } from '@sohbet/domain/video-source'
import IconCheck from '#icons/IconCheck'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VideoPlayer } from '../../../parts/video/video-player.tsx'
import styles from '../course.module.css'
import { useWatching } from './use-watching.ts'

export function ModuleVideo({ module }: { module: LearnerModule }) {
  const { t } = useTranslation('player')
  const { video, work } = module
  const { onTime, markWatched } = useWatching(module)
  const [isBroken, setBroken] = useState(false)
  const source = videoSource(video.source)
  // A player without progress events, or a broken video, must not block the learner
  const mayMark = !work.isVideoWatched && (source?.kind !== 'file' || isBroken)
  return (
    <>
      {source ? (
        <VideoPlayer
          key={video.source}
          source={source}
          title={video.title}
          poster={{
            number: module.order,
            kicker: t('module.heading', { number: module.order }),
            title: module.name,
          }}
          isNext={!work.isVideoWatched}
          startAt={work.videoPosition}
          onTime={onTime}
          onBroken={() => setBroken(true)}
        />
      ) : (
        <p className={styles.missing}>{t('video.missing')}</p>
      )}
      <div className={styles.about}>
        <div>
          <strong>{video.title}</strong>
          <p>{video.description}</p>
        </div>
        {mayMark && (
          <div className={styles.mark}>
            <Button variant="default" leftSection={<IconCheck size={18} aria-hidden />} onClick={markWatched}>
              {t('video.mark')}
            </Button>
            <small>{t('video.markHint')}</small>
          </div>
        )}
      </div>
    </>
  )
}
