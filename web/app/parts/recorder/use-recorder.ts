import { useEffect, useRef, useState } from 'react'
import {
  CannotRecord,
  recordingFormat,
  startTake,
  type Take,
  type TakeEnd,
  type TakeFault,
} from './voice-take.ts'

export type RecorderState =
  | { phase: 'ready'; fault?: TakeFault }
  /** The browser asks for the microphone. */
  | { phase: 'asking' }
  | { phase: 'recording'; take: Take }
  | ({ phase: 'done'; url: string } & TakeEnd)

/** The state of one recording, and what its buttons do. Releases the microphone when the screen closes. */
export function useRecorder(maxSeconds: number) {
  const [state, setState] = useState<RecorderState>(() =>
    recordingFormat() ? { phase: 'ready' } : { phase: 'ready', fault: 'unsupported' },
  )
  const [takes, setTakes] = useState(0)
  const current = useRef<{ take?: Take; url?: string; isClosed: boolean }>({ isClosed: false })

  const forget = () => {
    if (current.current.url) URL.revokeObjectURL(current.current.url)
    delete current.current.url
  }
  useEffect(() => {
    const { current: open } = current
    open.isClosed = false
    return () => {
      open.isClosed = true
      open.take?.discard()
      if (open.url) URL.revokeObjectURL(open.url)
    }
  }, [])

  const start = async () => {
    forget()
    // A voice that plays would be recorded
    for (const playing of document.querySelectorAll<HTMLMediaElement>('audio, video')) playing.pause()
    setState({ phase: 'asking' })
    try {
      const take = await startTake({
        maxSeconds,
        onEnd: (end) => {
          const url = URL.createObjectURL(end.file)
          current.current.url = url
          setTakes((before) => before + 1)
          setState({ phase: 'done', url, ...end })
        },
        onFault: (fault) => setState({ phase: 'ready', fault }),
      })
      current.current.take = take
      if (current.current.isClosed) take.discard()
      else setState({ phase: 'recording', take })
    } catch (error) {
      setState({ phase: 'ready', fault: error instanceof CannotRecord ? error.fault : 'busy' })
    }
  }
  return { state, start: () => void start(), takes }
}
