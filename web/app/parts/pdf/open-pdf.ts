// The legacy build, because phones of some years lack newer features
import {
  getDocument,
  GlobalWorkerOptions,
  TextLayer,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the build provides its URL
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type Pdf = PDFDocumentProxy
export type PageSize = { width: number; height: number }

GlobalWorkerOptions.workerSrc = workerUrl

/** Loads a document in one request, because its signed URL is valid for minutes only. */
export function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  // Our policy allows no WebAssembly; only one rare kind of picture needs it
  const task = getDocument({ url, disableRange: true, useWasm: false, useWorkerFetch: false })
  signal.addEventListener('abort', () => void task.destroy(), { once: true })
  return task.promise
}

/** Twice the screen's resolution, for zooming with two fingers; phones refuse larger canvases. */
const resolutionFactor = 2
const maxPixels = 8_000_000

/** A page's picture, and above it the text for selection and screen readers. */
type Target = { picture: HTMLElement; words: HTMLElement }

/** Draws a page in the width of its place. The previous drawing stays until then. */
export async function drawPage(pdf: Pdf, number: number, { picture, words }: Target, signal: AbortSignal) {
  const page = await pdf.getPage(number)
  if (signal.aborted) return
  const viewport = page.getViewport({ scale: picture.clientWidth / page.getViewport({ scale: 1 }).width })
  const most = Math.sqrt(maxPixels / (viewport.width * viewport.height))
  const ratio = Math.min(devicePixelRatio * resolutionFactor, most)
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
