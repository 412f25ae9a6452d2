import { ActionIcon, Skeleton } from '@mantine/core'
import IconZoomIn from '#icons/IconZoomIn'
import IconZoomOut from '#icons/IconZoomOut'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { openPdf, sizeOfPage, type PageSize, type Pdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf-view.module.css'

type Opened = { pdf: Pdf; firstPage: PageSize }
type State = { opened?: Opened; hasFailed?: boolean }

/** Width of a page relative to the available space. */
const zooms = [1, 1.5, 2, 3]

type Props = { url: string; title: string; onOpened?: () => void; onRetry?: () => void }

/** A document page by page, drawn by ourselves, because phones show no PDF in a frame. */
export function PdfView({ url, title, onOpened, onRetry }: Props) {
  const { t } = useTranslation('ui')
  const [{ opened, hasFailed }, retry] = useOpened(url, onOpened)
  const [zoom, setZoom] = useState(0)
  if (hasFailed)
    return (
      <ErrorState
        title={t('pdf.failed')}
        onRetry={() => {
          onRetry?.()
          retry()
        }}
      />
    )
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <span>{opened && t('pdf.pages', { count: opened.pdf.numPages })}</span>
        <ActionIcon
          aria-label={t('pdf.smaller')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
          size={44}
        >
          <IconZoomOut size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('pdf.larger')}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
          size={44}
        >
          <IconZoomIn size={20} aria-hidden />
        </ActionIcon>
      </div>
      {/* A page larger than its space scrolls inside it, and must be reachable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.pages} tabIndex={0} aria-label={title}>
        {opened ? (
          Array.from({ length: opened.pdf.numPages }, (_, index) => (
            <PdfPage
              key={index}
              pdf={opened.pdf}
              number={index + 1}
              zoom={zooms[zoom] ?? 1}
              expected={opened.firstPage}
            />
          ))
        ) : (
          <LoadingState>
            <Skeleton className={styles.expected} />
          </LoadingState>
        )}
      </section>
    </div>
  )
}

/** The document at a URL, and a retry. A later URL does not reload it. */
function useOpened(url: string, onOpened: (() => void) | undefined): [State, () => void] {
  const [state, setState] = useState<State>({})
  const reportOpened = useEffectEvent(() => onOpened?.())
  const [request, setRequest] = useState({ url })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const open = async () => {
      const pdf = await openPdf(request.url, signal)
      const firstPage = await sizeOfPage(pdf, 1)
      if (signal.aborted) return
      setState({ opened: { pdf, firstPage } })
      reportOpened()
    }
    open().catch(() => signal.aborted || setState({ hasFailed: true }))
    return () => left.abort()
  }, [request])
  const retry = () => {
    setState({})
    setRequest({ url })
  }
  return [state, retry]
}
