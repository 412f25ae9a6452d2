import { vi } from 'vitest'

class FakeTrack extends EventTarget {
  isStopped = false
  stop() {
    this.isStopped = true
  }
}

/** A browser with a microphone; tests say what its recorder writes. */
export function fakeMicrophone({ types = ['audio/webm;codecs=opus'], refusal = '' } = {}) {
  const track = new FakeTrack()
  const started: FakeRecorder[] = []

  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => types.includes(type)
    state = 'inactive'
    readonly mimeType: string
    readonly options: MediaRecorderOptions
    constructor(_stream: unknown, options: MediaRecorderOptions) {
      super()
      this.options = options
      this.mimeType = options.mimeType ?? ''
    }
    start(sliceMs: number) {
      this.state = 'recording'
      Object.assign(this.options, { sliceMs })
      started.push(this)
    }
    write(...parts: string[]) {
      const data = new Blob(parts)
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
    }
    stop() {
      this.state = 'inactive'
      this.dispatchEvent(new Event('stop'))
    }
  }

  const getUserMedia = vi.fn<() => Promise<unknown>>(async () => {
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal })
    return { getTracks: () => [track], getAudioTracks: () => [track] }
  })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  return { track, started, getUserMedia }
}

export function removeMicrophone(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
}
