import { useElementSize, useIntersection, useMergedRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { drawPage, type PageSize, type Pdf } from './open-pdf.ts'
import styles from './pdf-view.module.css'

type Props = {
  pdf: Pdf
  number: number
  /** Width relative to the available space. */
  zoom: number
  /** Its size until it is known, so that nothing jumps; usually that of the first page. */
  expected: PageSize
}

/** A page, drawn shortly before it is visible, and again when its width changes. */
export function PdfPage({ pdf, number, zoom, expected }: Props) {
  const { t } = useTranslation('ui')
  const { ref, entry } = useIntersection({ rootMargin: '800px 0px' })
  const { ref: measured, width } = useElementSize<HTMLDivElement>()
  const picture = useRef<HTMLDivElement>(null)
  const pictureRef = useMergedRef(measured, picture)
  const words = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isNear = entry?.isIntersecting ?? false

  useEffect(() => {
    if (!isNear || !picture.current || !words.current || width === 0) return undefined
    const left = new AbortController()
    const { signal } = left
    drawPage(pdf, number, { picture: picture.current, words: words.current }, signal).catch(
      () => signal.aborted || setFailed(true),
    )
    return () => left.abort()
  }, [pdf, number, width, isNear])

  return (
    <figure
      ref={ref}
      aria-label={t('table.page', { page: number, pages: pdf.numPages })}
      className={styles.page}
      style={{ width: `${zoom * 100}%`, aspectRatio: `${expected.width} / ${expected.height}` }}
    >
      <div ref={pictureRef} aria-hidden className={styles.picture} />
      <div ref={words} className={styles.words} />
      {hasFailed && <p role="alert">{t('pdf.pageFailed')}</p>}
    </figure>
  )
}
