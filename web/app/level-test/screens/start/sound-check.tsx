import { Button, Title } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconCircleCheck from '#icons/IconCircleCheck'
import IconVolume from '#icons/IconVolume'
import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './info-screen.module.css'
import type { Player } from '../../../parts/level-test/player.ts'

const recording = '/audio/level-test/sound-check.mp3'
const heardWord = 'umbrella'
/** English words, as heard; not translated. */
const words = ['gorilla', heardWord, 'banana', 'vanilla'] as const

type Props = { ref: Ref<HTMLElement>; player: Player; isDone: boolean; onDone: () => void }

/** A learner who can name the word has heard it. It can be played any number of times. */
export function SoundCheck({ ref, player, isDone, onDone }: Props) {
  const { t } = useTranslation('levelTest')
  const titleId = useId()
  const { state, hasPlayed, play } = useSound(player)
  const [wrong, setWrong] = useState<string>()
  const isPlaying = state === 'playing'

  const choose = (word: string) => {
    if (word === heardWord) onDone()
    setWrong(word === heardWord ? undefined : word)
  }
  const playAgain = () => {
    setWrong(undefined)
    void play()
  }

  return (
    <section ref={ref} className={styles.check} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('sound.title')}
      </Title>
      <p className={styles.hint}>{t('sound.hint')}</p>
      <Button
        variant="default"
        leftSection={<IconVolume size={20} aria-hidden />}
        onClick={playAgain}
        disabled={isPlaying}
      >
        {t(isPlaying ? 'sound.playing' : hasPlayed ? 'sound.again' : 'sound.play')}
      </Button>
      <fieldset className={styles.words} disabled={!hasPlayed || isDone}>
        <legend>{t('sound.question')}</legend>
        {words.map((word) => (
          <button
            key={word}
            type="button"
            lang="en"
            className={styles.word}
            data-right={(isDone && word === heardWord) || undefined}
            onClick={() => choose(word)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <output className={styles.outcome} data-done={isDone || undefined}>
        {isDone && <IconCircleCheck size={22} aria-hidden />}
        {isDone && t('sound.done')}
        {!isDone && (wrong || state === 'failed') && <IconAlertTriangle size={22} aria-hidden />}
        {!isDone && (state === 'failed' ? t('sound.failed') : wrong && t('sound.wrong'))}
      </output>
    </section>
  )
}

function useSound(player: Player) {
  const [state, setState] = useState<'quiet' | 'playing' | 'failed'>('quiet')
  const [hasPlayed, setPlayed] = useState(false)
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])

  const play = async () => {
    left.current?.abort()
    const { signal } = (left.current = new AbortController())
    setState('playing')
    try {
      await player.load(recording, signal)
      await player.play(signal, 0)
      if (signal.aborted) return
      setPlayed(true)
      setState('quiet')
    } catch {
      if (!signal.aborted) setState('failed')
    }
  }
  return { state, hasPlayed, play }
}
