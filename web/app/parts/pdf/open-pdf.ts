// The build for older browsers: a phone of some years lacks what the other one takes for granted
import {
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the build gives its address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type Pdf = PDFDocumentProxy
export type PageSize = { width: number; height: number }

GlobalWorkerOptions.workerSrc = workerUrl

/** Loads a document in one go: its address may be good for minutes only, too short to ask for later parts. */
export function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  // Our pages run no WebAssembly; without it all but one rare kind of picture is drawn
  const task = getDocument({ url, disableRange: true, useWasm: false, useWorkerFetch: false })
  signal.addEventListener('abort', () => void task.destroy(), { once: true })
  return task.promise
}

/** Twice as fine as the screen, so that it can be enlarged by two fingers; more than this phones refuse to draw. */
const fineness = 2
const mostPixels = 8_000_000

/** Where a page goes: its picture, and above it its words, which can be read out and selected. */
type Target = { picture: HTMLElement; words: HTMLElement }

/** Draws a page as wide as its place is. What stood there before stays until then. */
export async function drawPage(pdf: Pdf, number: number, { picture, words }: Target, signal: AbortSignal) {
  const page = await pdf.getPage(number)
  if (signal.aborted) return
  const viewport = page.getViewport({ scale: picture.clientWidth / page.getViewport({ scale: 1 }).width })
  const most = Math.sqrt(mostPixels / (viewport.width * viewport.height))
  const ratio = Math.min(devicePixelRatio * fineness, most)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * ratio)
  canvas.height = Math.floor(viewport.height * ratio)
  const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
  signal.addEventListener('abort', () => drawing.cancel())
  await drawing.promise
  if (signal.aborted) return
  picture.replaceChildren(canvas)
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(viewport.scale))
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
  signal.addEventListener('abort', () => layer.cancel())
  await layer.render()
}

export async function sizeOfPage(pdf: Pdf, number: number): Promise<PageSize> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return { width, height }
}
