import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ResizeOptions } from 'sharp'
import { z } from 'zod'
import { oneAtATime } from '../async/one-at-a-time.ts'
import { AppError } from '../errors/app-error.ts'

/** Beside this file and beside the bundled server. */
const program = fileURLToPath(new URL('./decode.mjs', import.meta.url))

/** A picture as PNG in a given size, around it a background, or nothing. */
export type Drawing = {
  width: number
  height: number
  fit: 'inside' | 'contain' | 'cover'
  background?: string
  /** Space left at each side. */
  padding?: number
}

/** What the child process can do, with the options of each task. */
type Tasks = {
  picture: { resize: ResizeOptions; maxPixels: number }
  drawing: Drawing & { maxPixels: number }
  format: { mimeType: string }
  recording: { maxSeconds: number }
}

const picture = z.instanceof(Uint8Array)
const format = z.object({
  container: z.string(),
  codec: z.string(),
  hasVideo: z.boolean(),
  seconds: z.number(),
})

/** `bytes` is null when the recording is too long. */
const recording = z.object({
  kind: z.enum(['webm', 'm4a']),
  seconds: z.number(),
  bytes: z.instanceof(Uint8Array).nullable(),
})

/** The file is broken, or decoding it takes too long. */
export class CannotDecode extends Error {}

const idleSeconds = 60

export type Decoder = ReturnType<typeof createDecoder>

/**
 * Decodes files of users in a child process, because a file can be made to keep a decoder busy, and only a process
 * can be killed. One file at a time: a large picture takes a hundred megabytes. The process starts with the first
 * file and ends when there is no file for a while.
 */
export function createDecoder({ cpuSeconds = 3, seconds = 30 } = {}) {
  const inTurn = oneAtATime()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  const decode = <Task extends keyof Tasks>(task: Task, options: Tasks[Task], bytes: Uint8Array) =>
    inTurn(async () => {
      if (isClosed) throw new AppError('UNAVAILABLE')
      clearTimeout(idle)
      child ??= startChild((ended) => ended === child && (child = undefined))
      const tooLong = setTimeout(kill, seconds * 1000)
      try {
        return await ask(child, { task, options, bytes, cpuSeconds })
      } catch (cause) {
        throw isClosed ? new AppError('UNAVAILABLE', { cause }) : cause
      } finally {
        clearTimeout(tooLong)
        idle = setTimeout(kill, idleSeconds * 1000).unref()
      }
    })

  function kill() {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    /** Re-encodes a picture. */
    decodePicture: async (bytes: Uint8Array, options: Tasks['picture']) =>
      picture.parse(await decode('picture', options, bytes)),
    /** Draws a picture or a clean SVG as PNG. */
    draw: async (bytes: Uint8Array, options: Tasks['drawing']) =>
      picture.parse(await decode('drawing', options, bytes)),
    /** Reads the format of a recording or video. */
    readFormat: async (bytes: Uint8Array, options: Tasks['format']) =>
      format.parse(await decode('format', options, bytes)),
    /** Writes a new file with only the sound of a browser's voice recording. */
    rewriteRecording: async (bytes: Uint8Array, options: Tasks['recording']) =>
      recording.parse(await decode('recording', options, bytes)),
    /** Kills the process, and refuses its file and the waiting ones. */
    close() {
      isClosed = true
      kill()
    },
  }
}

function startChild(onEnd: (child: ChildProcess) => void): ChildProcess {
  const child = fork(program, {
    serialization: 'advanced',
    env: {}, // no secrets beside a hostile file
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (const end of ['error', 'exit']) child.on(end, () => onEnd(child))
  // Does not keep this process alive
  child.unref()
  child.channel?.unref()
  return child
}

async function ask(child: ChildProcess, question: object): Promise<unknown> {
  const over = new AbortController()
  const ended = once(child, 'exit', over).then(([code]: unknown[]) => {
    // A killed process has no exit code
    if (code !== null) throw new Error(`The decoder exited with code ${Number(code)}`)
    return undefined
  })
  const answered = once(child, 'message', over).then(([answer]: unknown[]) => answer)
  child.send(question)
  try {
    const answer = await Promise.race([answered, ended])
    if (!answer) throw new CannotDecode()
    return answer
  } finally {
    over.abort()
    await Promise.allSettled([answered, ended])
  }
}
