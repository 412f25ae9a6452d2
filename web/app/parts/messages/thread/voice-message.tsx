import type { Attachment } from '@sohbet/contract/messaging/threads'
import IconMicrophone from '#icons/IconMicrophone'
import { useTranslation } from '../../../texts/use-translation.ts'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import { smallRecordingChunk } from '../../listening/recording-chunk.ts'
import { clockTime } from '../../video/clock-time.ts'
import styles from './message.module.css'

type VoiceType = Extract<Attachment['type'], `audio/${string}`>

/** Browsers are asked with the codec: some phones open WebM, but not Opus in it. */
const codecs: Record<VoiceType, string> = {
  'audio/webm': 'audio/webm; codecs="opus"',
  'audio/mp4': 'audio/mp4; codecs="mp4a.40.2"',
}
export const isVoice = (type: Attachment['type']): type is VoiceType => type in codecs

/** An empty answer means no; the others are `maybe` and `probably`. */
const canPlay = (type: VoiceType) => document.createElement('audio').canPlayType(codecs[type]) !== ''

type Props = { type: VoiceType; url: string; seconds: number; label: string }

export function VoiceMessage({ type, url, seconds, label }: Props) {
  const { t } = useTranslation('voiceMessage')
  if (!canPlay(type))
    return (
      <p className={styles.voiceNote}>
        <VoiceLength seconds={seconds} /> {t('unknownFormat')}
      </p>
    )
  return (
    <OnDemand {...smallRecordingChunk} loading={<VoiceLength seconds={seconds} />}>
      {({ SmallRecording }) => <SmallRecording url={url} seconds={seconds} label={label} />}
    </OnDemand>
  )
}

/** A voice message that cannot be played here, or not yet. */
export const VoiceLength = ({ seconds }: { seconds: number }) => (
  <span className={styles.voiceLength}>
    <IconMicrophone size={18} aria-hidden />
    {clockTime(seconds)}
  </span>
)
