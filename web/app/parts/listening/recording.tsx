import { Button, Loader } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconRefresh from '#icons/IconRefresh'
import { useTranslation } from '../../texts/use-translation.ts'
import { clockTime } from '../video/clock-time.ts'
import { ListeningPanel, Wave } from './listening-panel.tsx'
import { isOn, PlayButton, Seek } from './recording-controls.tsx'
import { useRecording, type RecordingState } from './use-recording.ts'

type Props = {
  url: string | null
  label: string
  /** Its length, if known: a recording straight from a browser does not have it in the file. */
  seconds?: number
  /** 1 is as recorded. */
  speed?: number | undefined
  /** Loads nothing before it is played. */
  isLazy?: boolean
  /** Called when it cannot be played: its URL may have expired. */
  onStale?: (() => void) | undefined
  /** Called with its length once it is known; an endless stream has none. */
  onLength?: (seconds: number) => void
}

/** A recording with our own controls, to be played as often as the listener likes; or a note that it is missing. */
export function Recording({ url, ...props }: Props) {
  const { t } = useTranslation('quiz')
  if (!url)
    return (
      <ListeningPanel
        label={props.label}
        sign={<IconAlertTriangle size={28} aria-hidden />}
        title={t('noRecording')}
        isOn={false}
      />
    )
  return <Player url={url} {...props} />
}

const titles = {
  ready: 'listen.now',
  waiting: 'listen.now',
  playing: 'listen.now',
  paused: 'listen.paused',
  ended: 'listen.again',
} as const satisfies Record<Exclude<RecordingState, 'broken'>, string>

type PlayerProps = Omit<Props, 'url'> & { url: string }

function Player({ url, label, seconds: known, speed, isLazy = false, onStale, onLength }: PlayerProps) {
  const { t } = useTranslation('quiz')
  const { state, seconds, length, element, toggle, seek, retry } = useRecording({
    url,
    onBroken: onStale,
    onLength,
    known,
    speed,
  })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript would be the answer */}
      <audio preload={isLazy ? 'none' : 'metadata'} {...element} />
      {state === 'broken' ? (
        <div role="alert">
          <ListeningPanel
            label={label}
            sign={<IconAlertTriangle size={28} color="var(--red)" aria-hidden />}
            title={t('unplayable')}
            isOn={false}
          >
            <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry}>
              {t('listen.retry')}
            </Button>
          </ListeningPanel>
        </div>
      ) : (
        <ListeningPanel
          label={label}
          sign={<PlayButton state={state} onClick={toggle} />}
          title={t(titles[state])}
          hint={<Times seconds={seconds} length={length} />}
          isOn={isOn(state)}
        >
          {state === 'playing' && <Wave />}
          {state === 'waiting' && <Loader size={28} color="var(--cool)" aria-hidden />}
          <Seek seconds={seconds} length={length} onSeek={seek} />
        </ListeningPanel>
      )}
    </>
  )
}

function Times({ seconds, length }: { seconds: number; length: number }) {
  const { t } = useTranslation('quiz')
  if (length === 0) return t('listen.hint')
  return seconds === 0
    ? `${t('listen.hint')} · ${clockTime(length)}`
    : `${clockTime(seconds)} / ${clockTime(length)}`
}
