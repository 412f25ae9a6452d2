import { useIntersection } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPage, type PageSize, type Pdf } from './open-pdf.ts'
import styles from './pdf-view.module.css'

type Props = {
  pdf: Pdf
  number: number
  width: number
  /** Its size until it is known, so that nothing jumps: most often all pages have that of the first. */
  expected: PageSize
}

/** A page, drawn when it is about to be seen. */
export function PdfPage({ pdf, number, width, expected }: Props) {
  const { t } = useTranslation('ui')
  const { ref, entry } = useIntersection({ rootMargin: '800px 0px' })
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isNear = entry?.isIntersecting ?? false

  useEffect(() => {
    const target = { canvas: canvas.current, text: text.current }
    if (!isNear || !target.canvas || !target.text) return undefined
    const left = new AbortController()
    const { signal } = left
    drawPage(pdf, number, { canvas: target.canvas, text: target.text, width }, signal).catch(
      () => signal.aborted || setFailed(true),
    )
    return () => left.abort()
  }, [pdf, number, width, isNear])

  return (
    <figure
      ref={ref}
      aria-label={t('table.page', { page: number, pages: pdf.numPages })}
      className={styles.page}
      style={{ width, minHeight: (width * expected.height) / expected.width }}
    >
      {/* A canvas takes one drawing at a time: each width has its own */}
      <canvas key={width} ref={canvas} aria-hidden className={styles.picture} />
      <div ref={text} className={styles.words} />
      {hasFailed && <p role="alert">{t('pdf.pageFailed')}</p>}
    </figure>
  )
}
